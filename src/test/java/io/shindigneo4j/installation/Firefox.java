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

/** A Firefox as Mozilla makes it, without a window, driven by WebDriver BiDi. */
final class Firefox implements AutoCloseable {
  private static final BrowserProgram PROGRAM =
      new BrowserProgram(
          "firefox-esr",
          List.of("firefox-esr", "firefox"),
          List.of(Path.of("/Applications/Firefox.app/Contents/MacOS/firefox")));

  private final Playwright playwright;
  private final Browser browser;

  private Firefox(Path executable) {
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .firefox()
            .launch(
                new BrowserType.LaunchOptions()
                    .setTimeout(TestDeadlines.PROCESS.toMillis())
                    .setChannel("moz-firefox")
                    .setExecutablePath(executable));
  }

  static Firefox start() throws IOException, InterruptedException {
    return new Firefox(PROGRAM.require());
  }

  /** A page of a new profile that looks so. */
  Page page(Browser.NewContextOptions looks) {
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
