package io.shindigneo4j.benchmark.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;

/**
 * A figure of the page: a chart that the page's script draws from JSON, and a table of the same
 * values, which readers see where no script runs and screen readers read everywhere.
 */
final class Chart {

  private static final JsonMapper JSON =
      JsonMapper.builder().addModule(FiniteNumbers.module()).build();

  private Chart() {}

  /**
   * @param data a record that charts.js understands
   */
  static String html(String title, Record data, String table) {
    return """
    <figure class="chart"><figcaption>%s</figcaption>
    <div class="plot" aria-hidden="true"></div>
    <script type="application/json">%s</script>
    <div class="values">%s</div></figure>
    """
        .formatted(Html.escape(title), json(data), table);
  }

  /** JSON that neither ends a script element nor needs escapes in XML. */
  static String json(Object data) {
    try {
      return JSON.writeValueAsString(data)
          .replace("&", "\\u0026")
          .replace("<", "\\u003c")
          .replace(">", "\\u003e");
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
