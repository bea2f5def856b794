package io.shindigneo4j.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Results;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

@DisplayName("A chart of the report")
class ChartTest {

  @Test
  void hasABarForEachTransportOfAQuery() throws Exception {
    Results results =
        new SampleResults()
            .one("queries", "person", "websocket-native", 100)
            .one("queries", "person", "bolt", 1_000)
            .results();
    JsonNode chart = chart("person", new LatencySection().body(results));
    assertThat(chart.get("unit").asText()).isEqualTo("MICROSECONDS");
    assertThat(chart.get("bars")).hasSize(2);
    JsonNode first = chart.get("bars").get(0);
    assertThat(first.get("name").asText()).isEqualTo("websocket-native");
    assertThat(first.get("value").asDouble()).isEqualTo(100);
    assertThat(first.get("interval").get("low").asDouble()).isEqualTo(90);
    assertThat(first.get("interval").get("high").asDouble()).isCloseTo(110, Offset.offset(1e-9));
    assertThat(first.get("mark").asDouble()).isEqualTo(300);
    assertThat(first.get("colour").asText()).isEqualTo("blue");
    assertThat(first.get("important").asText()).isEqualTo("10.0×");
    assertThat(first.get("label").asText()).isEqualTo("100 µs");
  }

  @Test
  void hasALineForEachTransportOfASuite() throws Exception {
    SampleResults samples = new SampleResults();
    for (int threads : new int[] {1, 2, 4}) {
      samples.add(scaling("bolt", threads), 10, 100 * threads);
      samples.add(scaling("http", threads), 20, 50 * threads);
    }
    JsonNode chart =
        chart("person: calls/s by threads", new SuiteSection("scaling").body(samples.results()));
    assertThat(chart.get("axis").asText()).isEqualTo("threads of the client");
    assertThat(chart.get("unit").asText()).isEqualTo("CALLS_PER_SECOND");
    assertThat(chart.get("series")).hasSize(2);
    JsonNode http = chart.get("series").get(1);
    assertThat(http.get("name").asText()).isEqualTo("http");
    assertThat(http.get("colour").asText()).isEqualTo("green");
    assertThat(http.get("points").toString())
        .isEqualTo("{\"1.0\":50.0,\"2.0\":100.0,\"4.0\":200.0}");
  }

  @Test
  void givesLinesOfOneTransportDifferentDashes() throws Exception {
    SampleResults samples = new SampleResults();
    for (int servers : new int[] {1, 3}) {
      samples.many("servers", "person@" + servers, "websocket-native", 100 * servers);
      samples.one("servers", "person@" + servers, "websocket-native", 50 * servers);
    }
    JsonNode series =
        chart("person: calls/s", new SuiteSection("servers").body(samples.results())).get("series");
    assertThat(series.get(0).get("colour")).isEqualTo(series.get(1).get("colour"));
    assertThat(series.get(0).get("dashes")).isEmpty();
    assertThat(series.get(1).get("dashes").toString()).isEqualTo("[6,3]");
  }

  @Test
  void hasATableOfTheSameValuesForThoseWhoSeeNoChart() throws Exception {
    String bars =
        new BarChart(
                "medians",
                Unit.MICROSECONDS,
                List.of(new Bar("bolt", 1_500, null, 4_000.0, "vermilion", "2.00×", "1.50 ms")))
            .html();
    assertThat(cells(bars)).containsExactly("bolt", "1.50 ms", "", "4.00 ms", "2.00×");
    Series line = new Series("http", new TreeMap<>(Map.of(1.0, 10.0)), "green", List.of());
    Series other = new Series("bolt", new TreeMap<>(Map.of(2.5, 20.0)), "grey", List.of());
    String lines =
        new LineChart("rates", "threads", Unit.CALLS_PER_SECOND, false, List.of(line, other))
            .html();
    assertThat(lines).contains("<th>1</th><th>2.5</th>");
    assertThat(cells(lines)).containsExactly("http", "10.0/s", "", "bolt", "", "20.0/s");
  }

  @Test
  void isDataAndNoMarkupWhateverItsNames() throws Exception {
    String name = "</script><b>&\"'\u2028]]>";
    Bar bar = new Bar(name, Double.NaN, null, Double.POSITIVE_INFINITY, "grey", "", "");
    String html = new BarChart("<title>", Unit.RATIO, List.of(bar)).html();
    assertThat(html).containsOnlyOnce("</script>").doesNotContain("<b>", "NaN", "Infinity");
    JsonNode read = chart("<title>", html).get("bars").get(0);
    assertThat(read.get("name").asText()).isEqualTo(name);
    assertThat(read.get("value").isNull()).isTrue();
    assertThat(read.get("mark").isNull()).isTrue();
  }

  private static BenchmarkSetting scaling(String transport, int threads) {
    return new BenchmarkSetting("scaling", "person", transport, "bson", "none", 1, threads);
  }

  private static JsonNode chart(String title, String html) throws Exception {
    for (Element figure : elements(root(html), "figure")) {
      if (elements(figure, "figcaption").get(0).getTextContent().equals(title)) {
        return new ObjectMapper().readTree(elements(figure, "script").get(0).getTextContent());
      }
    }
    throw new AssertionError("no figure has the title " + title);
  }

  private static List<String> cells(String html) throws Exception {
    return elements(root(html), "td").stream().map(Element::getTextContent).toList();
  }

  private static Element root(String html) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader("<div>" + html + "</div>")))
        .getDocumentElement();
  }

  private static List<Element> elements(Element within, String name) {
    NodeList found = within.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }
}
