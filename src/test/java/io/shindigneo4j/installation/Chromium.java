package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A Chromium without a window. Where there is none, root installs Debian's; otherwise the test is
 * skipped, and fails on a build server.
 */
public final class Chromium implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final Path OF_MAC =
      Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

  /** Without a sandbox for root, and without calls to its maker. */
  private static final List<String> OPTIONS =
      List.of(
          "--no-sandbox",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private static final int INSTALLATION_MINUTES = 10;

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Path executable) {
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(executable).setArgs(OPTIONS));
  }

  public static Chromium start() throws IOException, InterruptedException {
    if (find().isEmpty() && isRootOnDebian()) {
      install();
    }
    Optional<Path> executable = find();
    if (System.getenv("CI") == null) {
      assumeTrue(executable.isPresent(), "Chromium is not on this machine");
    }
    return new Chromium(executable.orElseThrow());
  }

  /** A page of a new profile. */
  public Page page() {
    Page page = browser.newContext().newPage();
    page.setDefaultTimeout(TestDeadlines.HANGING_MILLIS);
    return page;
  }

  private static Optional<Path> find() {
    return Stream.concat(
            Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name))),
            Stream.of(OF_MAC))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static boolean isRootOnDebian() {
    return System.getProperty("user.name").equals("root")
        && Files.isExecutable(Path.of("/usr/bin/apt-get"));
  }

  private static void install() throws IOException, InterruptedException {
    String command = "apt-get update && apt-get install -y --no-install-recommends chromium";
    Path log = Files.createTempFile("chromium", ".log");
    try {
      Process process =
          ChildProcesses.start(
              new ProcessBuilder("sh", "-c", command)
                  .redirectErrorStream(true)
                  .redirectOutput(log.toFile()));
      assertThat(process.waitFor(INSTALLATION_MINUTES, TimeUnit.MINUTES)).isTrue();
      assertThat(process.exitValue()).as(Files.readString(log)).isZero();
    } finally {
      Files.delete(log);
    }
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
