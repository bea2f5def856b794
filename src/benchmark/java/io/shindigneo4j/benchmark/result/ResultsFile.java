package io.shindigneo4j.benchmark.result;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The results of all suites in one file; a run replaces its own rows and keeps the others. */
public final class ResultsFile {

  private ResultsFile() {}

  public static void write(Path file, List<Row> rows) throws IOException {
    Map<String, String> lines = new LinkedHashMap<>();
    rows.forEach(row -> lines.put(row.setting().columns(), row.figures()));
    new KeyedLines(file, Row.COLUMNS).replace(lines);
  }

  /** In the order of the file; none where there is no file. */
  public static List<Row> read(Path file) throws IOException {
    return new KeyedLines(file, Row.COLUMNS)
        .read().entrySet().stream()
            .map(each -> Row.parse(Setting.parse(each.getKey()), each.getValue()))
            .toList();
  }
}
