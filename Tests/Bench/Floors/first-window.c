/* The honest floor: the app's own first window (Welcome), in C by hand. The same bundle, style sheet, header bar, page
   buttons, picture, words and buttons; no session, no log, no Swift. Usage: first-window BUNDLE */
#include <gtk/gtk.h>

#define BASE "/dev/shipshape/ShipShape/"

static GtkWidget *styled(GtkWidget *widget, const char *class) {
  gtk_style_context_add_class(gtk_widget_get_style_context(widget), class);
  return widget;
}

static GtkWidget *named(GtkWidget *widget, const char *name) {
  atk_object_set_name(gtk_widget_get_accessible(widget), name);
  return widget;
}

static GtkWidget *text(const char *words, const char *class) {
  GtkWidget *label = styled(gtk_label_new(words), class);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

static GtkWidget *icon(const char *name, int pixels) {
  GtkWidget *image = gtk_image_new_from_icon_name(name, GTK_ICON_SIZE_BUTTON);
  gtk_image_set_pixel_size(GTK_IMAGE(image), pixels);
  return image;
}

static void put(GtkWidget *container, GtkWidget *child) { gtk_container_add(GTK_CONTAINER(container), child); }

/* The picture, cut to a circle. */
static gboolean draw_picture(GtkWidget *area, cairo_t *context, gpointer unused) {
  static cairo_surface_t *picture;
  int scale = gtk_widget_get_scale_factor(area);
  if (!picture) {
    GdkPixbuf *pixels = gdk_pixbuf_new_from_resource(scale > 1 ? BASE "images/launch@2.png" : BASE "images/launch@1.png", NULL);
    picture = gdk_cairo_surface_create_from_pixbuf(pixels, scale, NULL);
    g_object_unref(pixels);
  }
  cairo_set_source_surface(context, picture, 0, 0);
  cairo_arc(context, 120, 120, 120, 0, 2 * G_PI);
  cairo_fill(context);
  return TRUE;
}

static GtkWidget *page_header(void) {
  static const struct { const char *name, *icon, *page; } dots[] = {
    {"Welcome", "hand-wave-fill-symbolic", "welcome"},      {"Step 1: Screenshots", "step-1-symbolic", "step-1"},
    {"Step 2: Metadata", "step-2-symbolic", "step-2"},      {"Step 3: Keywords", "step-3-symbolic", "step-3"},
    {"Step 4: Final QA", "step-4-symbolic", "step-4"},
  };
  GtkWidget *header = styled(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), "page-header");
  GtkWidget *title = styled(gtk_label_new("Welcome"), "large-title"), *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
  for (unsigned i = 0; i < G_N_ELEMENTS(dots); i++) {
    GtkWidget *dot = named(styled(gtk_toggle_button_new(), "page-dot"), dots[i].name);
    put(dot, icon(dots[i].icon, 32));
    gtk_actionable_set_action_target(GTK_ACTIONABLE(dot), "s", dots[i].page);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(dot), "win.page");
    gtk_widget_set_tooltip_text(dot, dots[i].name);
    put(row, dot);
  }
  put(header, title);
  put(header, row);
  return header;
}

static GtkWidget *layer(GtkWidget *overlay, GtkWidget *child, GtkAlign vertical) {
  gtk_widget_set_valign(child, vertical);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), child);
  return child;
}

static GtkWidget *welcome(GtkWidget **get_started) {
  GtkWidget *page = gtk_overlay_new(), *message = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24), *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *tag_line = text("your App Store release, one calm step at a time", "heading");
  gtk_label_set_line_wrap(GTK_LABEL(tag_line), TRUE);
  gtk_label_set_max_width_chars(GTK_LABEL(tag_line), 22);
  gtk_widget_set_valign(words, GTK_ALIGN_END);
  put(words, text("Ship it", "large-title"));
  put(words, tag_line);
  GtkWidget *picture = named(gtk_drawing_area_new(), "A paper boat leaving the harbour");
  gtk_widget_set_size_request(picture, 240, 240);
  g_signal_connect(picture, "draw", G_CALLBACK(draw_picture), NULL);
  put(row, words);
  put(row, picture);

  GtkWidget *button = *get_started = styled(gtk_button_new(), "get-started");
  GtkWidget *inside = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
  put(inside, text("Get Started", "title-2"));
  put(inside, icon("arrow-right-circle-symbolic", 24));
  put(button, inside);
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), "win.get-started");
  put(message, row);
  put(message, button);
  gtk_widget_set_halign(layer(page, message, GTK_ALIGN_CENTER), GTK_ALIGN_CENTER);

  layer(page, page_header(), GTK_ALIGN_START);
  GtkWidget *footer = styled(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), "page-footer");
  GtkWidget *history = styled(gtk_button_new_with_label("History"), "history");
  gtk_button_set_relief(GTK_BUTTON(history), GTK_RELIEF_NONE);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(history), "win.history");
  put(footer, history);
  gtk_widget_set_halign(layer(page, footer, GTK_ALIGN_END), GTK_ALIGN_CENTER);
  return page;
}

static void pressed(GSimpleAction *action, GVariant *value, gpointer unused) {}

static void activate(GtkApplication *application, gpointer unused) {
  static const GActionEntry actions[] = {
    {"page", pressed, "s", "'welcome'", pressed}, {"get-started", pressed}, {"history", pressed}, {"about", pressed},
    {"quit", pressed},
  };
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_resource(style, BASE "style.css");
  gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_icon_theme_add_resource_path(gtk_icon_theme_get_default(), BASE "icons");

  GtkWidget *window = styled(gtk_application_window_new(application), "shipshape");
  g_action_map_add_action_entries(G_ACTION_MAP(window), actions, G_N_ELEMENTS(actions), NULL);
  GMenu *menu = g_menu_new();
  g_menu_append(menu, "About ShipShape", "win.about");
  g_menu_append(menu, "Quit", "win.quit");
  GtkWidget *menu_button = named(gtk_menu_button_new(), "Menu");
  gtk_menu_button_set_use_popover(GTK_MENU_BUTTON(menu_button), FALSE);
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(menu_button), G_MENU_MODEL(menu));
  gtk_button_set_image(GTK_BUTTON(menu_button), gtk_image_new_from_icon_name("open-menu-symbolic", GTK_ICON_SIZE_BUTTON));
  GtkWidget *bar = gtk_header_bar_new();
  gtk_header_bar_set_show_close_button(GTK_HEADER_BAR(bar), TRUE);
  gtk_header_bar_set_title(GTK_HEADER_BAR(bar), "ShipShape");
  gtk_header_bar_set_subtitle(GTK_HEADER_BAR(bar), "0 of 4 steps done");
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), menu_button);
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
  gtk_window_set_icon_name(GTK_WINDOW(window), "dev.shipshape.ShipShape");
  gtk_window_set_default_size(GTK_WINDOW(window), 920, 720);

  GtkWidget *overlay = gtk_overlay_new(), *stack = gtk_stack_new(), *get_started;
  gtk_stack_add_named(GTK_STACK(stack), welcome(&get_started), "welcome");
  for (char name[] = "step-1"; name[5] <= '4'; name[5]++)
    gtk_stack_add_named(GTK_STACK(stack), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), name);
  put(overlay, stack);
  put(window, overlay);
  gtk_widget_show_all(bar);
  gtk_widget_show_all(overlay);
  gtk_widget_grab_focus(get_started);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  pango_cairo_font_map_get_default(); /* fonts begin early */
  GResource *bundle = g_resource_load(argv[argc - 1], NULL);
  if (argc < 2 || !bundle) return 2;
  g_resources_register(bundle);
  g_set_prgname("dev.shipshape.FirstWindow");
  GtkApplication *application = gtk_application_new("dev.shipshape.FirstWindow", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
