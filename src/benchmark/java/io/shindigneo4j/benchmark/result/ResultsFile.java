package io.shindigneo4j.benchmark.result;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rows of all suites in one file. A run replaces rows of the same settings and keeps the
 * others.
 */
public final class ResultsFile {

  private ResultsFile() {}

  public static void write(Path file, List<ResultRow> rows) throws IOException {
    Map<String, String> lines = new LinkedHashMap<>();
    rows.forEach(row -> lines.put(row.setting().columns(), row.figures()));
    new KeyedCsvFile(file, ResultRow.COLUMNS).replace(lines);
  }

  /** The rows in the order of the file; none if there is no file. */
  public static List<ResultRow> read(Path file) throws IOException {
    return new KeyedCsvFile(file, ResultRow.COLUMNS)
        .read().entrySet().stream()
            .map(each -> ResultRow.parse(BenchmarkSetting.parse(each.getKey()), each.getValue()))
            .toList();
  }
}
