package io.shindigneo4j.benchmark.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A CSV file whose lines begin with a setting. Each setting occurs once. */
record KeyedCsvFile(Path file, String header) {

  private static final int KEYS = 7;

  /** The rest of each line, by setting; empty if there is no file. */
  Map<String, String> read() throws IOException {
    Map<String, String> lines = new LinkedHashMap<>();
    if (Files.exists(file)) {
      Files.readAllLines(file).stream().skip(1).forEach(line -> split(line, lines));
    }
    return lines;
  }

  private static void split(String line, Map<String, String> lines) {
    int end = -1;
    for (int i = 0; i < KEYS; i++) {
      end = line.indexOf(',', end + 1);
    }
    lines.put(line.substring(0, end), line.substring(end + 1));
  }

  /** Replaces the lines with these settings and keeps the others. */
  void replace(Map<String, String> newer) throws IOException {
    Map<String, String> lines = read();
    lines.putAll(newer);
    List<String> all = new ArrayList<>(List.of(header));
    lines.forEach((setting, rest) -> all.add(setting + "," + rest));
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path whole = file.resolveSibling(file.getFileName() + ".new");
    Files.write(whole, all);
    Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
