package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The file of results")
class ResultsFileTest {

  @TempDir private Path directory;

  @Test
  void replacesWhatWasMeasuredAgainAndKeepsTheRest() throws IOException {
    Path file = directory.resolve("bench").resolve("results.csv");
    ResultsFile.write(file, List.of(row("feed-1x", 1, 10.04), row("driver", 1, 20)));
    ResultsFile.write(file, List.of(row("driver", 1, 30), row("driver", 32, 40)));
    assertThat(Files.readAllLines(file))
        .containsExactly(
            ResultRow.COLUMNS,
            "feed-1x,inbox,bolt,packstream,none,1,1,10.0,2.0,3.000,",
            "driver,inbox,bolt,packstream,none,1,1,30.0,2.0,3.000,",
            "driver,inbox,bolt,packstream,none,32,32,40.0,2.0,3.000,");
  }

  @Test
  void givesBackItsRows() throws IOException {
    Path file = directory.resolve("results.csv");
    ResultRow counted = new ResultRow(row("driver", 32, 1).setting(), 1.5, 2, 3, 4L);
    List<ResultRow> rows = List.of(row("feed-1x", 1, 10), counted);
    ResultsFile.write(file, rows);
    assertThat(ResultsFile.read(file)).isEqualTo(rows);
  }

  private static ResultRow row(String suite, int threads, double median) {
    return new ResultRow(
        new BenchmarkSetting(suite, "inbox", "bolt", "packstream", "none", threads, threads),
        median,
        2,
        3,
        null);
  }
}
