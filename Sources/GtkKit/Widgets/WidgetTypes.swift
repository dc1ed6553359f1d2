package import CGtk

// The classes of GTK that have handles, each with the type that a checked cast asks for.

extension GObject: GObjectType { package static var gType: GType { GType(20 << 2) } }  // G_TYPE_OBJECT
extension GMenuModel: GObjectType { package static var gType: GType { g_menu_model_get_type() } }
extension GtkAdjustment: GObjectType { package static var gType: GType { gtk_adjustment_get_type() } }
extension GtkApplication: GObjectType { package static var gType: GType { gtk_application_get_type() } }
extension GApplication: GObjectType { package static var gType: GType { g_application_get_type() } }

extension GtkWidget: WidgetType { package static var gType: GType { gtk_widget_get_type() } }
extension GtkContainer: WidgetType { package static var gType: GType { gtk_container_get_type() } }
extension GtkBin: WidgetType { package static var gType: GType { gtk_bin_get_type() } }
extension GtkBox: WidgetType { package static var gType: GType { gtk_box_get_type() } }
extension GtkLabel: WidgetType { package static var gType: GType { gtk_label_get_type() } }
extension GtkImage: WidgetType { package static var gType: GType { gtk_image_get_type() } }
extension GtkButton: WidgetType { package static var gType: GType { gtk_button_get_type() } }
extension GtkToggleButton: WidgetType { package static var gType: GType { gtk_toggle_button_get_type() } }
extension GtkCheckButton: WidgetType { package static var gType: GType { gtk_check_button_get_type() } }
extension GtkRadioButton: WidgetType { package static var gType: GType { gtk_radio_button_get_type() } }
extension GtkMenuButton: WidgetType { package static var gType: GType { gtk_menu_button_get_type() } }
extension GtkHeaderBar: WidgetType { package static var gType: GType { gtk_header_bar_get_type() } }
extension GtkStack: WidgetType { package static var gType: GType { gtk_stack_get_type() } }
extension GtkOverlay: WidgetType { package static var gType: GType { gtk_overlay_get_type() } }
extension GtkEventBox: WidgetType { package static var gType: GType { gtk_event_box_get_type() } }
extension GtkListBox: WidgetType { package static var gType: GType { gtk_list_box_get_type() } }
extension GtkListBoxRow: WidgetType { package static var gType: GType { gtk_list_box_row_get_type() } }
extension GtkFlowBox: WidgetType { package static var gType: GType { gtk_flow_box_get_type() } }
extension GtkFlowBoxChild: WidgetType { package static var gType: GType { gtk_flow_box_child_get_type() } }
extension GtkGrid: WidgetType { package static var gType: GType { gtk_grid_get_type() } }
extension GtkScrolledWindow: WidgetType {
  package static var gType: GType { gtk_scrolled_window_get_type() }
}
extension GtkViewport: WidgetType { package static var gType: GType { gtk_viewport_get_type() } }
extension GtkRange: WidgetType { package static var gType: GType { gtk_range_get_type() } }
extension GtkScale: WidgetType { package static var gType: GType { gtk_scale_get_type() } }
extension GtkEntry: WidgetType { package static var gType: GType { gtk_entry_get_type() } }
extension GtkComboBox: WidgetType { package static var gType: GType { gtk_combo_box_get_type() } }
extension GtkComboBoxText: WidgetType { package static var gType: GType { gtk_combo_box_text_get_type() } }
extension GtkProgressBar: WidgetType { package static var gType: GType { gtk_progress_bar_get_type() } }
extension GtkDrawingArea: WidgetType { package static var gType: GType { gtk_drawing_area_get_type() } }
extension GtkWindow: WidgetType { package static var gType: GType { gtk_window_get_type() } }
extension GtkDialog: WidgetType { package static var gType: GType { gtk_dialog_get_type() } }
extension GtkAboutDialog: WidgetType { package static var gType: GType { gtk_about_dialog_get_type() } }
extension GtkMenu: WidgetType { package static var gType: GType { gtk_menu_get_type() } }
extension GtkApplicationWindow: WidgetType {
  package static var gType: GType { gtk_application_window_get_type() }
}

package typealias Label = Ref<GtkLabel>
package typealias Image = Ref<GtkImage>
package typealias Button = Ref<GtkButton>
package typealias ToggleButton = Ref<GtkToggleButton>
package typealias CheckButton = Ref<GtkCheckButton>
package typealias RadioButton = Ref<GtkRadioButton>
package typealias MenuButton = Ref<GtkMenuButton>
package typealias Scale = Ref<GtkScale>
package typealias Entry = Ref<GtkEntry>
package typealias ComboBox = Ref<GtkComboBoxText>
package typealias ProgressBar = Ref<GtkProgressBar>
package typealias DrawingArea = Ref<GtkDrawingArea>

package typealias Bin = Ref<GtkBin>
package typealias Box = Ref<GtkBox>
package typealias Overlay = Ref<GtkOverlay>
package typealias Stack = Ref<GtkStack>
package typealias EventBox = Ref<GtkEventBox>
package typealias ListBox = Ref<GtkListBox>
package typealias ListBoxRow = Ref<GtkListBoxRow>
package typealias FlowBox = Ref<GtkFlowBox>
package typealias FlowBoxChild = Ref<GtkFlowBoxChild>
package typealias Grid = Ref<GtkGrid>
package typealias Scroller = Ref<GtkScrolledWindow>
package typealias Viewport = Ref<GtkViewport>

package typealias Window = Ref<GtkWindow>
package typealias ApplicationWindow = Ref<GtkApplicationWindow>
package typealias Dialog = Ref<GtkDialog>
package typealias HeaderBar = Ref<GtkHeaderBar>
package typealias MenuModel = Ref<GMenuModel>
