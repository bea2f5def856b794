package io.shindigneo4j.build;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The tools for JavaScript that {@code package-lock.json} pins. */
public final class NodeModules {

  /** The folder of the project. */
  public static final Path PROJECT =
      Path.of(System.getProperty("build.directory")).toAbsolutePath().getParent();

  private static final PageCommands PAGE = PageCommands.of("docs/portal.md");
  private static final Path LOCK = PROJECT.resolve("package-lock.json");

  /** What npm writes last when it installs. */
  private static final Path INSTALLED = PROJECT.resolve("node_modules/.package-lock.json");

  private static final int OLDEST_NODE = 20;

  private NodeModules() {}

  /**
   * Installs them unless they are there. Where there is no npm, the test is skipped, and fails on a
   * build server.
   */
  public static synchronized void require() throws IOException, InterruptedException {
    if (System.getenv("CI") == null) {
      assumeTrue(hasNpm() && hasNode(), "npm and a Node.js of now are not on this machine");
    }
    if (!isInstalled()) {
      PAGE.run("install-javascript", PROJECT, Map.of());
    }
  }

  private static boolean hasNpm() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "npm")));
  }

  /** Whether Node.js is of a line that package.json asks for. */
  private static boolean hasNode() throws IOException, InterruptedException {
    Process process =
        ChildProcesses.start(
            new ProcessBuilder("node", "--eval", "process.exit(parseInt(process.versions.node))")
                .redirectErrorStream(true));
    return process.waitFor(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)
        && process.exitValue() >= OLDEST_NODE;
  }

  private static boolean isInstalled() throws IOException {
    return Files.exists(INSTALLED)
        && Files.getLastModifiedTime(INSTALLED).compareTo(Files.getLastModifiedTime(LOCK)) >= 0;
  }
}
