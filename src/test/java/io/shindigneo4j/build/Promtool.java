package io.shindigneo4j.build;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The program that checks rules of Prometheus. Where there is none, root unpacks Debian's into the
 * build's directory, which starts no service; otherwise the test is skipped, and fails on a build
 * server.
 */
final class Promtool {

  private static final Path UNPACKED =
      Path.of(System.getProperty("build.directory")).toAbsolutePath().resolve("prometheus");

  private Promtool() {}

  /** Where it is. */
  static Path require() throws IOException, InterruptedException {
    if (find().isEmpty() && DebianPackages.areAvailable()) {
      DebianPackages.unpack("prometheus", UNPACKED);
    }
    Optional<Path> executable = find();
    if (System.getenv("CI") == null) {
      assumeTrue(executable.isPresent(), "promtool is not on this machine");
    }
    return executable.orElseThrow();
  }

  private static Optional<Path> find() {
    return Stream.concat(
            Stream.of(System.getenv("PATH").split(File.pathSeparator)).map(Path::of),
            Stream.of(UNPACKED.resolve("usr/bin")))
        .map(folder -> folder.resolve("promtool"))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
