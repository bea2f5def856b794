package io.shindigneo4j.benchmark.report;

import java.util.Locale;

/** A drawing as wide as a telephone, which a wider page may make larger. */
final class Svg {

  static final int WIDTH = 360;

  private final StringBuilder shapes = new StringBuilder();
  private final String title;
  private final int height;

  Svg(String title, int height) {
    this.title = title;
    this.height = height;
  }

  void line(double x1, double y1, double x2, double y2, String style) {
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>",
        x1, y1, x2, y2, style);
  }

  void bar(double x, double y, double width, double thickness, String colour) {
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" style=\"fill: %s\"/>",
        x, y, Math.max(1, width), thickness, colour);
  }

  void dot(double x, double y, String colour) {
    add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" style=\"fill: %s\"/>", x, y, colour);
  }

  void diamond(double x, double y) {
    add("<path d=\"M%.1f %.1fl4 4-4 4-4-4z\" class=\"mark\"/>", x, y - 4);
  }

  /**
   * @param points as SVG writes them
   * @param dashes as SVG writes them
   */
  void path(String points, String colour, String dashes) {
    add(
        "<polyline points=\"%s\" class=\"path\" style=\"stroke: %s; stroke-dasharray: %s\"/>",
        points, colour, dashes);
  }

  /**
   * @param anchor which end of the text is at the point: start, middle or end
   */
  void text(double x, double y, String anchor, String style, String text) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" class=\"%s\">%s</text>",
        x, y, anchor, style, Html.escape(text));
  }

  private void add(String shape, Object... values) {
    shapes.append(String.format(Locale.ROOT, shape, values)).append('\n');
  }

  /** With its title above it. */
  String html() {
    return String.format(
        Locale.ROOT,
        "<figure><figcaption>%s</figcaption>%n<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%n%s</svg></figure>%n",
        Html.escape(title),
        WIDTH,
        height,
        Html.escape(title),
        shapes);
  }
}
