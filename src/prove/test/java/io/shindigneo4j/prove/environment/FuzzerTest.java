package io.shindigneo4j.prove.environment;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The fuzzer")
@Timeout(value = 15, unit = TimeUnit.MINUTES)
@Exhaustive
class FuzzerTest {

  private static final Duration MOMENT = Duration.ofSeconds(10);
  private static final Duration HANGING = Duration.ofMinutes(5);

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

  private Fuzzer.Result run(Class<?> target, Duration duration) throws Exception {
    Path corpus = Files.createDirectories(output.resolve("begin"));
    Files.writeString(corpus.resolve("one"), "one");
    return new Fuzzer(target, corpus, output).run(duration);
  }

  @Test
  void findsAnInputThatFails() throws Exception {
    Fuzzer.Result result = run(Faulty.class, HANGING);
    assertThat(result.findings()).isNotEmpty();
    assertThat(result.findings().get(0)).hasContent("fault");
  }

  @Test
  void findsNothingWhereNothingFails() throws Exception {
    Fuzzer.Result result = run(Sound.class, MOMENT);
    assertThat(result.findings()).isEmpty();
    assertThat(result.inputs()).isPositive();
  }
}
