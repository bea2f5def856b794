package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The results as a page in a single file. */
public final class Report {

  private static final List<String> FIRST = List.of("scaling", "formats");
  private static final List<String> SHOWN_ELSEWHERE =
      List.of(Results.QUERIES, GeneratorSection.SUITE);

  private final Results results;

  private Report(Results results) {
    this.results = results;
  }

  public static void write(Results results, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, new Report(results).html());
  }

  private String html() {
    Map<Section, String> bodies = new LinkedHashMap<>();
    for (Section section : sections()) {
      String body = section.body(results);
      if (!body.isEmpty()) {
        bodies.put(section, body);
      }
    }
    StringBuilder links = new StringBuilder();
    StringBuilder parts = new StringBuilder();
    bodies.forEach(
        (section, body) -> {
          String title = Html.escape(section.title());
          links.append("<li><a href=\"#%s\">%s</a></li>%n".formatted(section.id(), title));
          parts.append("<section id=\"%s\">%n<h2>%s</h2>%n".formatted(section.id(), title));
          parts.append(body).append("</section>\n");
        });
    return ReportResource.text("page.html")
        .replace("{style}", ReportResource.text("style.css"))
        .replace("{echarts}", Html.cdata(ReportResource.text("echarts/echarts.common.min.js")))
        .replace("{charts}", Html.cdata(ReportResource.text("charts.js")))
        .replace("{links}", links)
        .replace("{sections}", parts);
  }

  private List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    sections.add(new VerdictSection());
    sections.add(new RatioSection());
    sections.add(new LatencySection());
    FIRST.stream().filter(results.suites()::contains).map(SuiteSection::new).forEach(sections::add);
    sections.add(new PapersSection());
    List<SuiteFamily> families = SuiteFamily.of(results.suites());
    others(families).map(SuiteSection::new).forEach(sections::add);
    families.stream().map(FamilySection::new).forEach(sections::add);
    sections.add(new GeneratorSection());
    sections.add(new MethodSection());
    return sections;
  }

  /** The suites that no other section shows. */
  private Stream<String> others(List<SuiteFamily> families) {
    return results.suites().stream()
        .filter(suite -> !FIRST.contains(suite) && !SHOWN_ELSEWHERE.contains(suite))
        .filter(suite -> families.stream().noneMatch(each -> each.suites().contains(suite)));
  }
}
