package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What goes wrong on a page: errors of scripts and on the console, refusals by its policy, requests
 * to other sites, answers that are errors; and what axe finds.
 */
final class PageWatch {
  /** Tells of each refusal, on the console. */
  private static final String TELL_REFUSALS =
      """
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`refused: ${event.violatedDirective} ${event.blockedURI}`));
      """;

  /** What Shindig's container says of gadgets that load when the page is left. */
  private static final Pattern LEFT =
      Pattern.compile("Failed to (navigate|possibly schedule token refresh) for gadget .*");

  private final Page page;
  private final Predicate<String> own;
  private final List<String> problems = new CopyOnWriteArrayList<>();

  private PageWatch(Page page, Predicate<String> own) {
    this.page = page;
    this.own = own;
  }

  /**
   * Watches a page from now on.
   *
   * @param origin of the server, without a slash at its end
   */
  static PageWatch of(Page page, String origin) {
    return of(page, address -> address.startsWith(origin + "/"));
  }

  /**
   * Watches a page from now on.
   *
   * @param own whether it may ask for an address
   */
  static PageWatch of(Page page, Predicate<String> own) {
    PageWatch watch = new PageWatch(page, own);
    page.addInitScript(TELL_REFUSALS);
    page.onConsoleMessage(watch::note);
    page.onPageError(error -> watch.problems.add("script: " + error));
    page.onRequest(request -> watch.note(request.url()));
    page.onResponse(watch::note);
    return watch;
  }

  /** Whether it tells alone that the page was left. */
  static boolean isOfLeaving(ConsoleMessage message) {
    return LEFT.matcher(message.text()).matches();
  }

  private void note(ConsoleMessage message) {
    boolean isProblem = message.type().equals("error") || message.type().equals("warning");
    if (isProblem && !isOfLeaving(message)) {
      problems.add(message.type() + ": " + message.text());
    }
  }

  private void note(String address) {
    if (!own.test(address) && !address.startsWith("data:")) {
      problems.add("foreign: " + address);
    }
  }

  private void note(Response response) {
    if (response.status() >= 400) {
      problems.add(response.status() + ": " + response.url());
    }
  }

  /** Nothing has gone wrong, and axe finds nothing, at two widths. */
  void expectNothing() {
    for (int width : new int[] {1280, 390}) {
      page.setViewportSize(width, 844);
      assertThat(Axe.violations(page)).as("axe at " + width + " px").isEmpty();
      assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(width);
    }
    expectNoProblem();
  }

  /** Nothing has gone wrong. */
  void expectNoProblem() {
    assertThat(problems).isEmpty();
  }

  /** What has gone wrong, which is forgotten then. */
  List<String> takeProblems() {
    List<String> taken = List.copyOf(problems);
    problems.clear();
    return taken;
  }
}
