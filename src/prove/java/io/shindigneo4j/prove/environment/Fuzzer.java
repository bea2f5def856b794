package io.shindigneo4j.prove.environment;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.shindigneo4j.testing.ChildProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Jazzer, in a process of its own: makes inputs by which a target reaches code that it has not yet
 * reached. Ends with the first that fails.
 *
 * @param target has a static method {@code fuzzerTestOneInput(byte[])}, which throws what it finds
 * @param corpus a folder of inputs to begin with
 * @param output a folder for its log, for the inputs that it keeps, and for those that fail
 */
public record Fuzzer(Class<?> target, Path corpus, Path output) {

  private static final String INSTRUMENTED =
      "io.shindigneo4j.**:com.fasterxml.jackson.core.**:io.netty.handler.codec.**";

  /** Netty does not start with it. */
  private static final String DISABLED = "com.code_intelligence.jazzer.sanitizers.UnsafeSanitizer";

  private static final int MAX_INPUT_LENGTH = 8192;
  private static final int HANG_SECONDS = 20;
  private static final Duration LATE = Duration.ofMinutes(10);
  private static final Pattern DONE = Pattern.compile("Done (\\d+) runs in");

  /**
   * What came of it.
   *
   * @param inputs that were tried; 0 if the process has failed
   * @param findings files with inputs by which the target threw, hung or needed too much memory
   */
  public record Result(long inputs, List<Path> findings) {}

  public Result run(Duration duration) throws IOException, InterruptedException {
    Path kept = Files.createDirectories(output.resolve("corpus"));
    Path findings = Files.createDirectories(output.resolve("findings"));
    Path log = output.resolve("jazzer.log");
    ProcessBuilder builder = new ProcessBuilder(command(duration, kept, findings));
    Process process =
        ChildProcesses.start(builder.redirectErrorStream(true).redirectOutput(log.toFile()));
    try {
      process.waitFor(duration.plus(LATE).toSeconds(), TimeUnit.SECONDS);
    } finally {
      process.destroyForcibly();
    }
    try (Stream<Path> files = Files.list(findings)) {
      return new Result(inputs(log), files.sorted().toList());
    }
  }

  private List<String> command(Duration duration, Path kept, Path findings) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx512m",
        "-cp",
        System.getProperty("java.class.path"),
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + target.getName(),
        "--instrumentation_includes=" + INSTRUMENTED,
        "--disabled_hooks=" + DISABLED,
        "--reproducer_path=" + output,
        "-artifact_prefix=" + findings + "/",
        "-report_slow_units=" + HANG_SECONDS,
        "-timeout=" + HANG_SECONDS,
        "-max_len=" + MAX_INPUT_LENGTH,
        "-max_total_time=" + duration.toSeconds(),
        kept.toString(),
        corpus.toString());
  }

  private static long inputs(Path log) throws IOException {
    Matcher done = DONE.matcher(Files.readString(log, UTF_8));
    return done.find() ? Long.parseLong(done.group(1)) : 0;
  }
}
