package io.shindigneo4j.opensocial.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.testing.Growth;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

@DisplayName("XML with very many elements is read in a time that grows with its size alone")
@Timeout(value = TestDeadlines.HANGING_SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LargeDocumentsTest {

  private static final int ELEMENTS = 99_999;

  private static String document(IntFunction<String> element) {
    return IntStream.range(0, ELEMENTS)
        .mapToObj(element)
        .collect(Collectors.joining("", "<d>", "</d>"));
  }

  @Test
  void ofOneName() throws JSONException {
    JSONObject json = PlainXml.read(document(i -> "<a>" + i + "</a>"), "d");
    assertThat(json.getJSONArray("a").length()).isEqualTo(ELEMENTS);
    assertThat(json.getJSONArray("a").get(7)).isEqualTo("7");
  }

  @Test
  void ofNamesOfTheirOwn() throws JSONException {
    JSONObject json = PlainXml.read(document(i -> "<a" + i + "/>"), "d");
    assertThat(json.length()).isEqualTo(ELEMENTS);
    assertThat(json.get("a7")).isEqualTo("");
  }

  @Test
  @DisplayName("and has as many elements at most as JSON has values")
  void tooMany() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> XmlDocuments.read(document(i -> "<a/><b/><c/>")))
        .withMessageContaining("200000 elements");
  }

  @Test
  void asABean() throws JSONException {
    JSONObject json =
        ElementConversion.object(
            XmlDocuments.read(document(i -> "<a" + i + "/><tags>b</tags>")), Person.class);
    assertThat(json.getJSONArray("tags").length()).isEqualTo(ELEMENTS);
  }

  /** The parser of newer JDKs refuses an element with more than 200 attributes. */
  @Test
  @EnabledForJreRange(max = JRE.JAVA_23)
  void withManyNamespaces() throws JSONException {
    assertThat(PlainXml.read("<a:d xmlns:a='u'><a:e>f</a:e></a:d>", "d").get("e")).isEqualTo("f");
    Growth.assertLinear(LargeDocumentsTest::namespaces, XmlDocuments::read);
  }

  /** Those of many prefixes around many elements. */
  private static String namespaces(int number) {
    StringBuilder xml = new StringBuilder();
    for (int i = 0; i < number; i++) {
      xml.append(i % 1_000 == 0 ? i == 0 ? "<d" : "><d" : "").append(" xmlns:n" + i + "='u'");
    }
    return xml.append('>')
        .append("<n0:y/>".repeat(number))
        .append("</d>".repeat((number + 999) / 1_000))
        .toString();
  }
}
