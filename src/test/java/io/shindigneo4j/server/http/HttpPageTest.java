package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.http.Codes.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("docs/http.md says what the code does")
class HttpPageTest {

  private static final Set<Integer> RETRYABLE = Set.of(429, 503);

  private static final Path PAGE =
      Path.of(System.getProperty("build.directory")).resolveSibling("docs/http.md");

  /** {@code | 400 | `http.malformed` | ... |}. */
  private static final Pattern ROW =
      Pattern.compile("^\\| (\\d{3}) \\| `([^`]+)` \\|", Pattern.MULTILINE);

  @Test
  void everyCodeIsOnThePageWithItsStatusAndNoOther() throws IOException {
    Map<String, Integer> codes = new TreeMap<>();
    Stream.of(Codes.ofRefusals(), Codes.ofFailures())
        .flatMap(codesOfOne -> codesOfOne.stream())
        .forEach(code -> codes.put(code.name(), code.status()));
    assertThat(rows()).isEqualTo(codes);
  }

  @Test
  void whatIsRetryableIsAnsweredWithAStatusOfTheKind() {
    assertThat(Codes.ofRefusals())
        .allMatch(code -> code.retryable() == RETRYABLE.contains(code.status()), "retryable");
    assertThat(Codes.ofNeo4j().stream().map(Code::status)).containsExactly(409, 403, 400, 503, 500);
  }

  private static Map<String, Integer> rows() throws IOException {
    Map<String, Integer> rows = new TreeMap<>();
    Matcher matcher = ROW.matcher(Files.readString(PAGE));
    while (matcher.find()) {
      rows.put(matcher.group(2), Integer.valueOf(matcher.group(1)));
    }
    return rows;
  }
}
