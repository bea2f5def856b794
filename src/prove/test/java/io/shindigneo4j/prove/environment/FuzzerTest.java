package io.shindigneo4j.prove.environment;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The fuzzer")
@Timeout(TestDeadlines.TEST_SECONDS)
@Exhaustive
class FuzzerTest {

  private static final Duration MOMENT = Duration.ofSeconds(10);

  @TempDir private Path output;

  /** Fails for a word that no random input has. */
  public static final class Faulty {

    private static final byte[] FAULT = "fault".getBytes(StandardCharsets.UTF_8);

    private Faulty() {}

    public static void fuzzerTestOneInput(byte[] input) {
      if (Arrays.equals(input, FAULT)) {
        throw new IllegalStateException("found");
      }
    }
  }

  /** Fails never. */
  public static final class Sound {

    private Sound() {}

    public static void fuzzerTestOneInput(byte[] input) {}
  }

  private Fuzzer.Result run(Class<?> target) throws Exception {
    Path corpus = Files.createDirectories(output.resolve("begin"));
    Files.writeString(corpus.resolve("one"), "one");
    return new Fuzzer(target, corpus, output).run(MOMENT);
  }

  @Test
  void findsAnInputThatFails() throws Exception {
    Fuzzer.Result result = run(Faulty.class);
    assertThat(result.findings()).isNotEmpty();
    assertThat(result.findings().get(0)).hasContent("fault");
  }

  @Test
  void findsNothingWhereNothingFails() throws Exception {
    Fuzzer.Result result = run(Sound.class);
    assertThat(result.findings()).isEmpty();
    assertThat(result.inputs()).isPositive();
  }
}
