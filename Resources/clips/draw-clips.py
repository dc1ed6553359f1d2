#!/usr/bin/env python3
"""Draws the four clips and the sound, frame by frame, from nothing but this file.

    Resources/clips/draw-clips.py            all of them, into Resources/clips and Resources/sounds
    Resources/clips/draw-clips.py keywords   one clip

Needs rsvg-convert and gst-launch-1.0 with its base and good plug-ins (Debian: librsvg2-bin,
gstreamer1.0-tools, gstreamer1.0-plugins-base, gstreamer1.0-plugins-good). The clips that it made are in the tree;
run it again only to change them. The lowest 100 of 540 pixels stay free for the player's controls.
"""

import math
import pathlib
import struct
import subprocess
import sys
import tempfile
import wave
from concurrent.futures import ThreadPoolExecutor

WIDTH, HEIGHT, RATE, SECONDS = 960, 540, 20, 18
SKY, GLOW, LIGHT, SEA = "#8fbdf2", "#a3caf5", "#bad8f8", "#3584e4"
NAVY, BLUE, MIST, PAPER = "#1a4f96", "#62a0ea", "#dbe7f6", "#ffffff"
LINE, SUN, CORAL, GREEN = "#8fb3e4", "#fbe7a1", "#e66a4e", "#26a269"

BOAT = (
    '<path d="M110 250l146 30 146-30-146 62z" fill="#8fb3e4"/>'
    '<path d="M256 128l-84 152 84 34z" fill="#eaf1fb"/>'
    '<path d="M256 128l84 152-84 34z" fill="#cbdcf4"/>'
    '<path d="M110 250l146 60v100h-56z" fill="#ffffff"/>'
    '<path d="M402 250l-146 60v100h56z" fill="#b5cdee"/>'
)


# ---- time ------------------------------------------------------------------------------------------------------


def ease(time, start, length=0.8):
    """0 before `start`, 1 after `start + length`, smooth between."""
    x = min(max((time - start) / length, 0), 1)
    return x * x * (3 - 2 * x)


def mix(a, b, x):
    return a + (b - a) * x


def track(time, *stops):
    """A value that rests at each (moment, value) and glides to it in the second before."""
    value = stops[0][1]
    for moment, target in stops[1:]:
        value = mix(value, target, ease(time, moment - 0.9, 0.9))
    return value


# ---- parts that all clips share --------------------------------------------------------------------------------


def waves(y, colour, shift, swell=13):
    """A sea from `y` down, moved sideways; its waves are 214 pixels long."""
    x = -214 + shift % 214
    crests = "".join("s67 %d 107 0 67 %d 107 0" % (swell, -swell) for _ in range(6))
    return f'<path d="M{x:.1f} {y}c40 {-swell} 67 {-swell} 107 0{crests}v300H{x:.1f}z" fill="{colour}"/>'


def scene(time, centre, body):
    """Sky, glow and sea around what a clip shows."""
    glow = 4 * math.sin(time * math.tau / 9)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 960 540">'
        f'<rect width="960" height="540" fill="{SKY}"/>'
        f'<circle cx="{centre}" cy="250" r="{360 + glow:.1f}" fill="{GLOW}"/>'
        f'<circle cx="{centre}" cy="250" r="{230 + glow:.1f}" fill="{LIGHT}"/>'
        f"{waves(372, SEA, time * 214 / SECONDS)}{body}</svg>"
    )


def boat(x, y, size, time):
    tilt = -4 + 3 * math.sin(time * math.tau / 4.5)
    return f'<g transform="translate({x} {y}) scale({size}) rotate({tilt:.2f} 256 300)">{BOAT}</g>'


def bar(x, y, width, height, colour):
    return f'<rect x="{x}" y="{y}" width="{max(width, 0):.1f}" height="{height}" rx="{height / 2}" fill="{colour}"/>'


def appear(x, cx, cy, body):
    """`body`, growing out of its centre."""
    if x <= 0:
        return ""
    size = mix(0.6, 1, x)
    return (
        f'<g opacity="{x:.3f}" transform="translate({cx} {cy}) scale({size:.3f}) translate({-cx} {-cy})">{body}</g>'
    )


def tick(cx, cy, drawn, size=1.0):
    """A green disc whose tick is drawn from 0 to 1."""
    return (
        f'<g transform="translate({cx} {cy}) scale({size})"><circle r="22" fill="{GREEN}"/>'
        f'<path d="M-9 1l7 7 13-15" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke-dasharray="30" stroke-dashoffset="{30 * (1 - drawn):.1f}"/></g>'
    )


# ---- screenshots: pictures come into their frames, the first three are chosen and put in order ------------------


def phone(body, lift=0.0):
    return (
        f'<g transform="translate(0 {-lift:.1f})"><rect x="-86" y="-172" width="172" height="344" rx="27" fill="{NAVY}"/>'
        f'<rect x="-75" y="-161" width="150" height="322" rx="17" fill="{MIST}"/>{body}</g>'
    )


def picture_list(x):
    rows = ""
    for row, colour in enumerate([SEA, CORAL, SUN]):
        y = -86 + row * 74
        rows += (
            f'<rect x="-58" y="{y}" width="116" height="60" rx="9" fill="{MIST}"/>'
            f'<circle cx="-34" cy="{y + 30}" r="13" fill="{colour}"/>'
            + bar(-10, y + 19, 50, 7, LINE)
            + bar(-10, y + 35, 36, 7, LINE)
        )
    return f'<g opacity="{x:.3f}"><rect x="-75" y="-161" width="150" height="322" rx="17" fill="{PAPER}"/>{bar(-58, -132, 76, 14, NAVY)}{rows}</g>'


def picture_boat(x, time):
    return (
        f'<g opacity="{x:.3f}"><clipPath id="s"><rect x="-75" y="-161" width="150" height="322" rx="17"/></clipPath>'
        f'<g clip-path="url(#s)"><rect x="-75" y="-161" width="150" height="322" fill="{GLOW}"/>'
        f'<circle cx="32" cy="-6" r="42" fill="{SUN}"/>{waves(26, "#4f93e6", time * 30, 5)}'
        f'{boat(-96, -88, 0.38, time)}{waves(58, "#1f6fd6", -time * 30, 5)}</g>'
        f'{bar(-52, -132, 104, 15, PAPER)}{bar(-34, -108, 68, 11, MIST)}</g>'
    )


def picture_chart(x, time):
    bars = ""
    for column, (height, colour) in enumerate([(58, BLUE), (104, BLUE), (84, BLUE), (150, CORAL)]):
        grown = height * mix(0.55, 1, ease(time, 5 + column * 0.2, 1.2))
        bars += f'<rect x="{-58 + column * 31}" y="{118 - grown:.1f}" width="22" height="{grown:.1f}" rx="3" fill="{colour}"/>'
    return f'<g opacity="{x:.3f}"><rect x="-75" y="-161" width="150" height="322" rx="17" fill="{PAPER}"/>{bar(-58, -132, 66, 14, NAVY)}{bar(-58, -104, 90, 8, LINE)}{bars}</g>'


def screenshots(time):
    pictures = [
        picture_list(ease(time, 1.0)),
        picture_boat(ease(time, 2.6), time),
        picture_chart(ease(time, 4.2), time),
    ]
    # The second turns out to be the one for the front: it changes places with the first.
    swap = ease(time, 9.2, 1.6)
    places = [mix(280, 480, swap), mix(480, 280, swap), 680]
    chosen = track(time, (0, 280), (3.4, 480), (6.2, 680), (8.4, 480), (10.8, 280))
    body = ""
    for index in [0, 2, 1]:
        near = max(0, 1 - abs(places[index] - chosen) / 110)
        arch = math.sin(swap * math.pi) * (26 if index == 1 else -14 if index == 0 else 0)
        size = 0.86 + 0.09 * near
        badge = ""
        number = {1: 1, 0: 2, 2: 3}[index]
        shown = ease(time, 11.4 + 0.5 * number, 0.6)
        if shown > 0:
            badge = (
                f'<g transform="translate(0 -182) scale({shown:.3f})"><circle r="25" fill="{SUN}"/>'
                f'<text y="10" font-family="sans-serif" font-weight="700" font-size="29" fill="{NAVY}" '
                f'text-anchor="middle">{number}</text></g>'
            )
        body += f'<g transform="translate({places[index]:.1f} {230 - arch:.1f}) scale({size:.3f})">{phone(pictures[index])}{badge}</g>'
    fade = ease(time, 0.3) * (1 - ease(time, 15.5, 1))
    marks = (
        f'<g transform="translate({chosen:.1f} 230)" fill="none" stroke="{SUN}" stroke-width="8" stroke-linecap="round" '
        f'stroke-linejoin="round" opacity="{fade:.3f}"><path d="M-98-146v-36h36M98-146v-36h-36M-98 146v36h36M98 146v36h-36"/></g>'
    )
    return scene(time, 480, body + marks)


# ---- metadata: name, subtitle and description are written, one line after another -------------------------------


def metadata(time):
    lines = [  # x, y, length, height, colour, from, for
        (400, 100, 210, 22, NAVY, 2.0, 2.2),
        (400, 138, 150, 16, LINE, 4.8, 1.6),
        (272, 236, 392, 16, LINE, 8.2, 1.7),
        (272, 268, 330, 16, LINE, 10.2, 1.5),
        (272, 300, 372, 16, LINE, 12.0, 1.7),
        (272, 332, 230, 16, LINE, 14.0, 1.2),
    ]
    body = (
        f'<rect x="236" y="64" width="488" height="338" rx="26" fill="{NAVY}" opacity=".18"/>'
        f'<rect x="236" y="54" width="488" height="338" rx="26" fill="{PAPER}"/>'
    )
    icon = (
        f'<rect x="272" y="90" width="104" height="104" rx="24" fill="{BLUE}"/>'
        f'<clipPath id="i"><rect x="272" y="90" width="104" height="104" rx="24"/></clipPath><g clip-path="url(#i)">'
        f'{boat(258, 76, 0.26, time)}{waves(172, "#1f6fd6", time * 20, 4)}</g>'
    )
    body += appear(ease(time, 0.6), 324, 142, icon)
    body += appear(ease(time, 6.8), 440, 181, bar(400, 168, 80, 26, SEA))
    for x, y, length, height, colour, start, duration in lines:
        body += bar(x, y, length, height, MIST) + bar(x, y, length * ease(time, start, duration), height, colour)
    px, py = 640, 250
    for x, y, length, height, _, start, duration in lines:
        if time >= start - 0.5:
            reach = ease(time, start - 0.5, 0.5)
            px, py = mix(px, x, reach), mix(py, y + height, reach)
            px += length * ease(time, start, duration)
            py += 2 * math.sin(time * 26) * (start < time < start + duration)
    rest = ease(time, 15.4, 1.0)
    px, py = mix(px, 640, rest), mix(py, 268, rest)
    body += (
        f'<g transform="translate({px + 31:.1f} {py - 31:.1f}) rotate(-45)">'
        f'<rect y="-20" width="150" height="40" fill="{SUN}"/><rect width="150" height="20" fill="#f0d47a"/>'
        f'<rect x="150" y="-20" width="36" height="40" rx="8" fill="{CORAL}"/><path d="M0-20v40l-44-20z" fill="{PAPER}"/>'
        f'<path d="M-44 0l18-8v16z" fill="{NAVY}"/></g>'
    )
    body += appear(ease(time, 15.8, 0.6), 676, 100, tick(676, 100, ease(time, 16.1, 0.6)))
    return scene(time, 300, body)


# ---- keywords: words come into the hundred characters, one that is there twice goes ----------------------------


def keywords(time):
    body = (
        f'<rect x="236" y="78" width="488" height="84" rx="42" fill="{NAVY}" opacity=".18"/>'
        f'<rect x="236" y="68" width="488" height="84" rx="42" fill="{PAPER}"/>'
        f'<circle cx="286" cy="106" r="17" fill="none" stroke="{NAVY}" stroke-width="9"/>'
        f'<path d="M299 119l15 15" stroke="{NAVY}" stroke-width="9" stroke-linecap="round"/>'
    )
    chips = [  # x, y, width, from
        (248, 186, 132, 1.6),
        (394, 186, 176, 3.2),
        (584, 186, 128, 4.8),
        (286, 260, 168, 6.4),
        (468, 260, 118, 8.0),
        (600, 260, 92, 9.6),
    ]
    typed, used = 0.0, 0.0
    gone = ease(time, 12.4, 0.9)  # the fifth says what the first says
    for number, (x, y, width, start) in enumerate(chips):
        if start - 1.3 <= time < start:
            typed = (time - start + 1.3) / 1.3 * (width - 40)
        x0 = x - (130 * ease(time, 13.2, 0.9) if number == 5 else 0)
        twice = ease(time, 11.0, 0.6) if number in (0, 4) else 0
        shown = ease(time, start, 0.6) * (1 - gone if number == 4 else 1)
        calm = 1 - ease(time, 13.2, 0.6)
        fill, text = (NAVY, PAPER) if number == 1 else (PAPER, BLUE)
        if number == 4:
            fill, text = (PAPER, BLUE) if twice < 0.5 else (CORAL, PAPER)
        ring = f'<rect x="{x0 - 6}" y="{y - 6}" width="{width + 12}" height="70" rx="35" fill="none" stroke="{CORAL}" stroke-width="5" opacity="{twice * calm:.2f}"/>'
        chip = f'<rect x="{x0:.1f}" y="{y}" width="{width}" height="58" rx="29" fill="{fill}"/>{bar(x0 + 36, y + 22, width - 72, 14, text)}{ring}'
        body += appear(shown, x0 + width / 2, y + 29, chip)
        used += (width - 30) * shown
    body += bar(344, 101, typed, 18, LINE)
    blink = 1 if (time * 1.6) % 1 < 0.6 else 0
    body += f'<path d="M{352 + typed:.1f} 88v44" stroke="{CORAL}" stroke-width="6" stroke-linecap="round" opacity="{blink}"/>'
    full = f'<rect x="263" y="345" width="434" height="16" rx="8" fill="{PAPER}"'
    body += f'{full} opacity=".45"/>' + bar(263, 345, 434 * used / 660, 16, SUN if used > 640 else PAPER)
    body += appear(ease(time, 15.2, 0.6), 676, 110, tick(676, 110, ease(time, 15.5, 0.6)))
    return scene(time, 560, body)


# ---- final QA: the glass goes down the list, and what it has seen is ticked -------------------------------------


def final_qa(time):
    body = (
        f'<rect x="316" y="62" width="328" height="350" rx="26" fill="{NAVY}" opacity=".18"/>'
        f'<rect x="316" y="52" width="328" height="350" rx="26" fill="{PAPER}"/>'
        f'<rect x="408" y="34" width="144" height="44" rx="16" fill="{NAVY}"/>'
    )
    moments = [3.4, 6.6, 9.8, 13.0]
    for row, (moment, length) in enumerate(zip(moments, [176, 132, 160, 108])):
        y = 130 + row * 64
        read = ease(time, moment - 1.4, 1.3)
        body += bar(411, y - 9, length + 18, 18, MIST) + bar(411, y - 9, (length + 18) * read, 18, LINE)
        body += f'<circle cx="370" cy="{y}" r="19" fill="none" stroke="{LINE}" stroke-width="6"/>'
        body += appear(ease(time, moment, 0.5), 370, y, tick(370, y, ease(time, moment + 0.2, 0.5)))
    rest = ease(time, 14.2, 1.2)
    y = track(time, (0, 130), (5.2, 194), (8.4, 258), (11.6, 322))
    x = 430
    for moment in moments:
        if moment - 1.4 <= time <= moment:
            x = 430 + 130 * ease(time, moment - 1.4, 1.3)
        elif moment < time < moment + 1.8:
            x = 560 - 130 * ease(time, moment + 0.5, 1.2)
    x, y = mix(x, 602, rest), mix(y, 298, rest)
    glass = (
        f'<g transform="translate({x:.1f} {y:.1f})"><path d="M38 38l50 50" stroke="{NAVY}" stroke-width="24" '
        f'stroke-linecap="round"/><circle r="52" fill="{PAPER}" opacity=".42"/>'
        f'<circle r="52" fill="none" stroke="{NAVY}" stroke-width="13"/>'
        f'<path d="M-28-6a32 32 0 0 1 20-22" fill="none" stroke="{PAPER}" stroke-width="8" stroke-linecap="round"/></g>'
    )
    return scene(time, 660, body + appear(ease(time, 0.6), x, y, glass))


# ---- files ------------------------------------------------------------------------------------------------------

CLIPS = {"screenshots": screenshots, "metadata": metadata, "keywords": keywords, "final-qa": final_qa}


def frame(name, time):
    """The clip at `time`. It begins on the picture that it ends on, so that a player at rest shows something whole."""
    picture = CLIPS[name](time)
    begun = ease(time, 0.8, 0.8)
    if begun == 1:
        return picture
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{CLIPS[name](SECONDS + time)}'
        f'<g opacity="{begun:.3f}">{picture}</g></svg>'
    )


def draw(name, folder):
    """Every frame as a PNG, then the frames as VP9 in WebM."""
    with tempfile.TemporaryDirectory() as frames:
        def render(number):
            picture = frame(name, number / RATE)
            subprocess.run(
                ["rsvg-convert", "-o", f"{frames}/{number:05}.png"], input=picture.encode(), check=True
            )

        with ThreadPoolExecutor() as pool:
            list(pool.map(render, range(RATE * SECONDS)))
        target = folder / f"{name}.webm"
        subprocess.run(
            ["gst-launch-1.0", "-q", "multifilesrc", f"location={frames}/%05d.png",
             f"caps=image/png,framerate={RATE}/1", "!", "pngdec", "!", "videoconvert", "!",
             "video/x-raw,format=I420", "!", "vp9enc", "target-bitrate=140000", "end-usage=vbr",
             "keyframe-max-dist=60", "deadline=0", "cpu-used=2", "!", "webmmux", "!", "filesink",
             f"location={target}"],
            check=True,
        )  # fmt: skip
        print(f"{target.name}: {target.stat().st_size // 1024} KiB")


def sound(folder):
    """Two soft bell notes, a fifth apart."""
    rate, length = 44_100, 1.8
    samples = []
    for index in range(int(rate * length)):
        now, value = index / rate, 0.0
        for start, pitch in [(0.0, 659.26), (0.28, 987.77)]:
            age = now - start
            if age > 0:
                for partial, loudness in [(1, 1.0), (2.0, 0.35), (3.01, 0.12)]:
                    value += loudness * math.sin(math.tau * pitch * partial * age) * math.exp(-age * (2.6 + partial))
        attack = min(1, (now % 10) / 0.005)
        samples.append(int(max(-1, min(1, value * attack * 0.38)) * 32_767))
    folder.mkdir(exist_ok=True)
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        with wave.open(file.name, "wb") as sheet:
            sheet.setnchannels(1)
            sheet.setsampwidth(2)
            sheet.setframerate(rate)
            sheet.writeframes(struct.pack(f"<{len(samples)}h", *samples))
        subprocess.run(
            ["gst-launch-1.0", "-q", "filesrc", f"location={file.name}", "!", "wavparse", "!", "audioconvert", "!",
             "vorbisenc", "quality=0.4", "!", "oggmux", "!", "filesink", f"location={folder / 'time-up.oga'}"],
            check=True,
        )  # fmt: skip


if __name__ == "__main__":
    here = pathlib.Path(__file__).resolve().parent
    for clip in sys.argv[1:] or CLIPS:
        draw(clip, here)
    if not sys.argv[1:]:
        sound(here.parent / "sounds")
