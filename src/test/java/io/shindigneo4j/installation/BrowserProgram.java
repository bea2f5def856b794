package io.shindigneo4j.installation;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.shindigneo4j.build.DebianPackages;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The program of a browser. Where there is none, root installs Debian's; otherwise the test is
 * skipped, and fails on a build server.
 *
 * @param debian its package
 * @param names of the program, in the folders of {@code PATH}
 * @param others where it may be, too
 */
record BrowserProgram(String debian, List<String> names, List<Path> others) {

  /** Where it is, after it was installed if need be. */
  Path require() throws IOException, InterruptedException {
    if (find().isEmpty() && DebianPackages.areAvailable()) {
      DebianPackages.install(debian);
    }
    Optional<Path> executable = find();
    if (System.getenv("CI") == null) {
      assumeTrue(executable.isPresent(), debian + " is not on this machine");
    }
    return executable.orElseThrow();
  }

  private Optional<Path> find() {
    return Stream.concat(
            Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> names.stream().map(name -> Path.of(folder, name))),
            others.stream())
        .filter(Files::isExecutable)
        .findFirst();
  }
}
