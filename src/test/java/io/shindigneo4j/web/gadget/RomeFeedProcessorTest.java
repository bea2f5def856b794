package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Growth;
import io.shindigneo4j.testing.JsonPath;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.shindig.gadgets.GadgetException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A feed")
class RomeFeedProcessorTest {
  private static final String ATOM =
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
        <title>News</title><subtitle>of today</subtitle><link href="http://news.example/"/>
        <author><name>Ann</name></author><updated>2026-01-02T03:04:05Z</updated>
        <entry>
          <title>First</title><link href="http://news.example/1"/>
          <updated>2026-01-02T03:04:05Z</updated><content>All of it</content>
          <media:content url="http://news.example/1.png" type="image/png" width="3" height="4"/>
          <media:thumbnail url="http://news.example/1s.png"/>
        </entry>
        <entry><title>Second</title><link href="http://news.example/2"/></entry>
      </feed>
      """;

  private static final String RSS =
      """
      <rss version="2.0"><channel>
        <title>Old news</title><link>http://old.example/</link><description>d</description>
        <image><url>http://old.example/i.png</url><title>i</title><link>http://old.example/</link></image>
        <item><title>One</title><description>Some of it</description></item>
      </channel></rss>
      """;

  private static JsonPath json(String xml, boolean summaries, int most) throws GadgetException {
    return JsonPath.from(
        new RomeFeedProcessor().process("http://feed/", xml, summaries, most).toString());
  }

  /** Of which each is tried in many forms. */
  @ParameterizedTest
  @ValueSource(strings = {"dc:date", "pubDate", "updated"})
  void isRefusedWithManyDates(String name) {
    String date = "<" + name + ">x</" + name + ">";
    String rss =
        "<rss version='2.0' xmlns:dc='http://purl.org/dc/elements/1.1/'><channel><item>"
            + date.repeat(5_001)
            + "</item></channel></rss>";
    assertThatExceptionOfType(GadgetException.class)
        .isThrownBy(() -> json(rss, true, 10))
        .withMessageContaining("dates");
  }

  /** ROME looks for each key in each element, and keeps what it finds. */
  @Test
  void isRefusedAsAListWithManyKeysAndElements() {
    String rss =
        "<rss version='2.0' xmlns:cf='http://www.microsoft.com/schemas/rss/core/2005'><channel>"
            + "<cf:treatAs>list</cf:treatAs><cf:listinfo>"
            + "<cf:sort default='true' label=''/>".repeat(101)
            + "</cf:listinfo>"
            + "<item/>".repeat(100)
            + "</channel></rss>";
    assertThatExceptionOfType(GadgetException.class)
        .isThrownBy(() -> json(rss, true, 10))
        .withMessageContaining("keys");
  }

  @Test
  void ofAtomIsJson() throws GadgetException {
    JsonPath feed = json(ATOM, true, 10);
    assertThat(feed.getString("Title")).isEqualTo("News");
    assertThat(feed.getString("Description")).isEqualTo("of today");
    assertThat(feed.getString("URL")).isEqualTo("http://feed/");
    assertThat(feed.getString("Link")).isEqualTo("http://news.example/");
    assertThat(feed.getString("Author")).isEqualTo("Ann");
    assertThat(feed.getList("Entry.Title")).containsExactly("First", "Second");
    assertThat(feed.getString("Entry[0].Link")).isEqualTo("http://news.example/1");
    assertThat(feed.getString("Entry[0].Summary")).isEqualTo("All of it");
    assertThat(feed.getLong("Entry[0].Date")).isEqualTo(1_767_323_045_000L);
    assertThat(feed.getLong("Entry[1].Date")).isZero();
    assertThat(feed.getString("Entry[0].Media.Contents[0].URL"))
        .isEqualTo("http://news.example/1.png");
    assertThat(feed.getInt("Entry[0].Media.Contents[0].Width")).isEqualTo(3);
    assertThat(feed.getString("Entry[0].Media.Thumbnail.URL"))
        .isEqualTo("http://news.example/1s.png");
  }

  @Test
  void ofRssIsJson() throws GadgetException {
    JsonPath feed = json(RSS, true, 10);
    assertThat(feed.getString("Title")).isEqualTo("Old news");
    assertThat(feed.getString("Image.Url")).isEqualTo("http://old.example/i.png");
    assertThat(feed.getString("Entry[0].Summary")).isEqualTo("Some of it");
    assertThat(feed.getString("Entry[0].Media")).isNull();
  }

  @Test
  void hasNoMoreEntriesThanAskedForAndSummariesIfAskedFor() throws GadgetException {
    JsonPath feed = json(ATOM, false, 1);
    assertThat(feed.getList("Entry.Title")).containsExactly("First");
    assertThat(feed.getString("Entry[0].Summary")).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no feed",
        "<feed/>",
        "<!DOCTYPE rss [<!ENTITY a 'b'>]><rss version='2.0'><channel><title>&a;</title></channel></rss>",
        "<!DOCTYPE rss SYSTEM 'file:///etc/passwd'><rss version='2.0'><channel/></rss>"
      })
  void isRefusedWhereItIsNone(String xml) {
    assertThatExceptionOfType(GadgetException.class).isThrownBy(() -> json(xml, true, 10));
  }

  @Test
  void mayHaveEntitiesOfHtmlAndBlanksBeforeIt() throws GadgetException {
    JsonPath feed = json("\n " + RSS.replace("Old", "&Ouml;ld"), true, 10);
    assertThat(feed.getString("Title")).isEqualTo("\u00D6ld news");
  }

  private static String rss(String content) {
    return "<rss version='2.0'><channel>" + content + "</channel></rss>";
  }

  private static String atom(String xhtml) {
    return "<feed xmlns='http://www.w3.org/2005/Atom'><entry><content type='xhtml'><div>"
        + xhtml
        + "</div></content></entry></feed>";
  }

  private static String nested(int depth) {
    return "<b>".repeat(depth) + "</b>".repeat(depth);
  }

  private static String numbered(String text, int number) {
    return IntStream.range(0, number).mapToObj(text::formatted).collect(Collectors.joining());
  }

  private static Stream<String> beyondTheLimits() {
    return Stream.of(
        rss(nested(9_000)),
        atom(nested(9_000)),
        atom(nested(97)),
        rss("<b/>".repeat(49_999)),
        rss("<b" + numbered(" a%d=''", 101) + "/>"),
        rss(numbered("<n%1$d:b xmlns:n%1$d='u'/>", 1_001)),
        rss("<b xmlns='u'/>".repeat(1_001)));
  }

  @ParameterizedTest
  @MethodSource("beyondTheLimits")
  void isRefusedAsMalformedBeyondTheLimits(String xml) {
    assertThatExceptionOfType(GadgetException.class)
        .isThrownBy(() -> json(xml, true, 10))
        .withMessageMatching(".*(too many|not well formed).*") // the parser of a JDK 25 is first
        .returns(502, GadgetException::getHttpStatusCode);
  }

  @Test
  void isReadWithinTheLimits() throws GadgetException {
    assertThat(json(atom(nested(96)), true, 10).getList("Entry")).hasSize(1);
    assertThat(json(rss("<title/>" + "<b/>".repeat(49_997)), true, 10).getList("Entry")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"<a>", "<a b='c' xmlns='d'>", "<a/>", "<!---->", "<?a?>", "&amp;"})
  void isReadInTimeThatGrowsAsItDoes(String part) {
    Growth.assertLinear(
        size -> "<rss version='2.0'><channel><title>" + part.repeat(size),
        RomeFeedProcessorTest::read);
  }

  @Test
  void isReadInTimeThatGrowsAsItsAttributesDo() {
    Growth.assertLinear(
        size ->
            rss("<a" + numbered(" xmlns:n%d='u'", size) + ">" + "<n0:b/>".repeat(size) + "</a>"),
        RomeFeedProcessorTest::read);
    Growth.assertLinear(
        size -> rss("<a" + numbered(" n%d='u'", size) + "/>"), RomeFeedProcessorTest::read);
  }

  private static void read(String xml) {
    try {
      new RomeFeedProcessor().process("http://feed/", xml, true, 10);
    } catch (GadgetException e) {
      // it is beyond the limits, or has no end
    }
  }
}
