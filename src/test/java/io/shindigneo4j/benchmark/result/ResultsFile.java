package io.shindigneo4j.benchmark.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The results of all suites in one file; a run replaces its own rows and keeps the others. */
public final class ResultsFile {

  private static final int FIGURES = 4;

  private ResultsFile() {}

  public static void write(Path file, List<Row> rows) throws IOException {
    Map<String, String> lines = new LinkedHashMap<>();
    if (Files.exists(file)) {
      Files.readAllLines(file).stream().skip(1).forEach(line -> lines.put(key(line), line));
    }
    rows.forEach(row -> lines.put(row.setting().columns(), row.line()));
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path whole = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(whole, Row.COLUMNS + "\n" + String.join("\n", lines.values()) + "\n");
    Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private static String key(String line) {
    int end = line.length();
    for (int i = 0; i < FIGURES; i++) {
      end = line.lastIndexOf(',', end - 1);
    }
    return line.substring(0, end);
  }
}
