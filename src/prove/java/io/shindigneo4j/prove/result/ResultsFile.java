package io.shindigneo4j.prove.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The results as a table with a line for each variant of an experiment. */
public final class ResultsFile {

  static final String HEADER =
      "experiment,variant,verdict,first_seed,histories,calls,acknowledged,failed,unknown,anomalies,"
          + "seconds,figures";

  private ResultsFile() {}

  public static void write(List<ResultRow> rows, Path file) throws IOException {
    List<String> lines = new ArrayList<>(List.of(HEADER));
    rows.stream().map(ResultsFile::line).forEach(lines::add);
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, lines);
  }

  private static String line(ResultRow row) {
    return "%s,%s,%s,%d,%d,%d,%d,%d,%d,%d,%d,%s"
        .formatted(
            row.experiment(),
            row.variant(),
            row.verdict(),
            row.firstSeed(),
            row.histories(),
            row.tally().calls(),
            row.tally().acknowledged(),
            row.tally().failed(),
            row.tally().unknown(),
            row.anomalies().size(),
            row.seconds(),
            quoted(row.figures()));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }
}
