package io.shindigneo4j.installation;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Asks axe what is wrong with a page or a frame by WCAG 2.2 AA. */
final class Axe {
  private static final String SCRIPT = script();
  private static final List<String> WCAG =
      List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");
  private static final List<String> WHOLE_PAGE =
      Stream.concat(WCAG.stream(), Stream.of("best-practice")).toList();

  /** Ends what is moving or changing its colour first. */
  private static final String FIND =
      """
      async (rules) => {
        for (const one of document.getAnimations()) {
          one.effect?.getComputedTiming().endTime === Infinity ? one.cancel() : one.finish();
        }
        const found = await axe.run(document, {iframes: false, preload: false, runOnly: rules});
        return found.violations.map((one) =>
          `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`);
      }
      """;

  private Axe() {}

  private static String script() {
    try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is wrong with a page, by good practice too, but for what is in its frames. */
  static List<String> violations(Page page) {
    return violations(page.mainFrame(), WHOLE_PAGE);
  }

  static List<String> violations(Frame frame) {
    return violations(frame, WCAG);
  }

  @SuppressWarnings("unchecked")
  private static List<String> violations(Frame frame, List<String> rules) {
    frame.evaluate(SCRIPT);
    return (List<String>) frame.evaluate(FIND, rules);
  }
}
