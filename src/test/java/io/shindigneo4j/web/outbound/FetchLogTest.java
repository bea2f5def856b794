package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.LogLines;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Instant;
import java.util.List;
import java.util.logging.Level;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The log of fetches that have failed")
class FetchLogTest {
  private static final String ADDRESS = "http://10.0.0.1/" + "a".repeat(8_000);

  private Instant now = Instant.EPOCH;
  private final FetchLog log = new FetchLog(() -> now);

  @Test
  void hasOneLineOfEachKindInAWhile() {
    try (LogLines lines = new LogLines()) {
      for (int i = 0; i < 100; i++) {
        log.refused(ADDRESS, new RefusedAddressException("10.0.0.1", 80));
        log.failed(ADDRESS, new IOException("a"));
        log.failed(ADDRESS, new SocketTimeoutException("b"));
      }
      assertThat(shown(lines, Level.WARNING)).hasSize(1);
      assertThat(shown(lines, Level.INFO)).hasSize(2);
      now = now.plusSeconds(10);
      log.refused(ADDRESS, new RefusedAddressException("10.0.0.1", 80));
      assertThat(shown(lines, Level.WARNING)).hasSize(2).last().asString().contains(": 99");
    }
  }

  @Test
  void hasTheBeginningsOfAddressesAndReasons() {
    try (LogLines lines = new LogLines()) {
      log.refused(ADDRESS, new RefusedAddressException("10.0.0.1", 80));
      log.failed(ADDRESS, new IOException(ADDRESS));
      assertThat(lines.lines())
          .filteredOn(line -> line.contains("http://10.0.0.1/aaa"))
          .hasSize(2)
          .allSatisfy(line -> assertThat(line).hasSizeLessThan(700).contains("..."));
    }
  }

  private static List<String> shown(LogLines lines, Level level) {
    return lines.lines().stream()
        .filter(line -> line.contains(level.getLocalizedName() + ": ") && line.contains(" fetch "))
        .toList();
  }
}
