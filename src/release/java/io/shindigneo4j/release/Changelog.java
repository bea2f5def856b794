package io.shindigneo4j.release;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** {@code CHANGELOG.md}: a section for each version, whose heading has the day of its release. */
record Changelog(List<String> lines) {

  private static final String HEADING = "## ";
  private static final Pattern LINK_TO_PAGE = Pattern.compile("\\]\\((?!https?:|#)[^)]*\\)");

  static Changelog of(String text) {
    return new Changelog(text.lines().toList());
  }

  /** Whether the section of a version has a day: {@code ## 1.2.3 (2026-11-30)}. */
  boolean isDated(String version) {
    return heading(version)
        .filter(line -> line.matches(".*\\(\\d{4}-\\d\\d-\\d\\d\\)"))
        .isPresent();
  }

  private Optional<String> heading(String version) {
    return lines.stream()
        .filter(line -> line.startsWith(HEADING + version + " ") || line.equals(HEADING + version))
        .findFirst();
  }

  /**
   * The notes of a version: its section. Links to pages, which lead nowhere outside the project,
   * become their texts.
   *
   * @throws IllegalArgumentException if there is none, or it says nothing
   */
  String notes(String version) {
    String heading =
        heading(version)
            .orElseThrow(
                () -> new IllegalArgumentException("CHANGELOG.md has no section " + version));
    List<String> section =
        lines.subList(lines.indexOf(heading) + 1, lines.size()).stream()
            .takeWhile(line -> !line.startsWith(HEADING))
            .toList();
    String notes = String.join("\n", section).strip();
    if (notes.isEmpty()) {
      throw new IllegalArgumentException("CHANGELOG.md says nothing of " + version);
    }
    String title = heading.substring(HEADING.length());
    return "# shindig-neo4j " + title + "\n\n" + withoutPages(notes) + "\n";
  }

  private static String withoutPages(String notes) {
    return LINK_TO_PAGE.matcher(notes).replaceAll("]").replaceAll("\\[([^\\]]+)\\](?!\\()", "$1");
  }
}
