package io.shindigneo4j.installation;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A Chromium without a window. */
public final class Chromium implements AutoCloseable {
  private static final BrowserProgram PROGRAM =
      new BrowserProgram(
          "chromium",
          List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
          List.of(Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")));

  /** Without a sandbox for root, and without calls to its maker. */
  private static final List<String> OPTIONS =
      List.of(
          "--no-sandbox",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          // Pages that a test serves itself have no address: they may reach this machine.
          "--disable-features=LocalNetworkAccessChecks",
          "--disable-sync");

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Path executable) {
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(executable)
                    .setArgs(OPTIONS)
                    .setTimeout(TestDeadlines.HANGING_MILLIS));
  }

  public static Chromium start() throws IOException, InterruptedException {
    return new Chromium(PROGRAM.require());
  }

  /** A page of a new profile. */
  public Page page() {
    return page(new Browser.NewContextOptions());
  }

  /** A page of a new profile that looks so. */
  public Page page(Browser.NewContextOptions looks) {
    Page page = browser.newContext(looks).newPage();
    page.setDefaultTimeout(TestDeadlines.HANGING_MILLIS);
    return page;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
