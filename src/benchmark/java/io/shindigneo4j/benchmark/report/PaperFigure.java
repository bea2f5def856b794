package io.shindigneo4j.benchmark.report;

import java.util.ArrayList;
import java.util.List;

/** A figure or table of a paper, with its claims. */
record PaperFigure(String name, String about, List<PaperClaim> claims) {

  private static final String TITLE = "== ";

  /** The figures of both papers. */
  static List<PaperFigure> all() {
    List<PaperFigure> figures = new ArrayList<>();
    for (String line : lines()) {
      if (line.startsWith(TITLE)) {
        String[] title = line.substring(TITLE.length()).split(" \\| ");
        figures.add(new PaperFigure(title[0], title[1], new ArrayList<>()));
      } else {
        figures.get(figures.size() - 1).claims().add(PaperClaim.parse(line));
      }
    }
    return figures;
  }

  private static List<String> lines() {
    return ReportResource.text("papers.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }
}
