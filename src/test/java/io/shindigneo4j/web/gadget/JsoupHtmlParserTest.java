package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.Growth;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.parse.DefaultHtmlSerializer;
import org.apache.shindig.gadgets.parse.HtmlSerialization;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

@DisplayName("HTML, parsed and written again by Shindig,")
class JsoupHtmlParserTest {
  private static final String OPENSOCIAL = "http://ns.opensocial.org/2008/markup";

  private final DOMImplementation documents;
  private final JsoupHtmlParser parser;

  JsoupHtmlParserTest() throws ParserConfigurationException {
    documents =
        DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().getDOMImplementation();
    parser = new JsoupHtmlParser(documents);
  }

  private String document(String html) throws GadgetException {
    return HtmlSerialization.serialize(parser.parseDom(html));
  }

  /** The content of the body. */
  private String body(String html) throws GadgetException {
    return document(html).replaceFirst("(?s).*<body>(.*)</body></html>", "$1");
  }

  private String fragment(String html) throws Exception {
    Document target = documents.createDocument(null, null, null);
    Element root = target.createElement("root");
    parser.parseFragment(html, root);
    StringBuilder text = new StringBuilder();
    new DefaultHtmlSerializer().serialize(root, text);
    return text.toString().replaceFirst("(?s)<root>(.*)</root>", "$1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p>one<br>two</p>",
        "<div class=\"a b\" id=\"c\"><img src=\"d\"></div>",
        "a &amp; b &lt; &nbsp;&copy;&#65; &copy",
        "a < b && c > d",
        "${x && y > 3}${x &amp;&amp; y}",
        "<script>if (a && b < c) d('&amp;</p>');</script>",
        "<iframe>a &amp; b < c</iframe>",
        "<textarea>a &amp; <b> &lt;/b&gt;</textarea>",
        "<!-- a & b &amp; <c> - -->",
        "<a href=\"b?c=1&amp;d=2\" onclick=\"a(&#39;&#34;&amp;&lt;&#39;)\">e</a>",
        "<table><tbody><tr><td>a</td></tr></tbody></table>",
        "<noscript><img src=\"a\"></noscript>",
        "<svg viewBox=\"0 0 1 1\"><path d=\"M0\"></path></svg>",
        "<DIV CLASS=\"a\" onClick=\"B()\">C</DIV>",
        "\u00fc \u4e2d \ud83d\ude00"
      })
  void isWhatItWas(String html) throws Exception {
    assertThat(body("<div></div>" + html)).isEqualTo("<div></div>" + html);
    assertThat(fragment(html)).isEqualTo(html);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<p>one<p>two | <p>one</p><p>two</p>",
        "<ul><li>one<li>two</ul> | <ul><li>one</li><li>two</li></ul>",
        "<b>one<i>two</b>three</i> | <b>one<i>two</i></b><i>three</i>",
        "<img src=a alt='b'> | <img alt=\"b\" src=\"a\">",
        "<div/>a | <div>a</div>",
        "a</b></p> | a<p></p>",
        "<a @b='1' \"=2 href=c>d</a> | <a href=\"c\">d</a>",
        "<a&b>c</a&b> | c"
      })
  void isWhatBrowsersMakeOfIt(String html, String made) throws Exception {
    assertThat(body(html)).isEqualTo(made);
    assertThat(fragment(html)).isEqualTo(made);
  }

  @Test
  void hasItsStylesInTheHeadAndItsScriptsInTheBody() throws GadgetException {
    assertThat(document("<script>1</script><style>a>b{}</style><script>2</script><p>3</p>"))
        .isEqualTo(
            "<html><head><style>a>b{}</style></head>"
                + "<body><script>1</script><script>2</script><p>3</p></body></html>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "<!-- a -->", "</html>", "<", "<html>", "<BODY>"})
  void hasAHeadAndABody(String html) throws GadgetException {
    assertThat(document(html))
        .matches("<html><head>(<!-- a -->)?</head><body>&?[<]?</body></html>");
  }

  @Test
  void keepsItsDoctype() throws GadgetException {
    assertThat(document("<!doctype html><title>a</title>"))
        .startsWith("<!DOCTYPE html>\n<html><head><title>a</title></head>");
    String strict =
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\""
            + " \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\">";
    assertThat(document(strict + "<p>a</p>")).startsWith(strict);
  }

  @Test
  void hasTheTemplatesOfItsScripts() throws GadgetException {
    String template =
        "<script type=\"text/os-template\" xmlns:os=\""
            + OPENSOCIAL
            + "\"><table><os:Repeat expression=\"${a}\"><tr><td>${b && c &lt; 3}<br>d</td></tr>"
            + "</os:Repeat></table><style>e>f{}</style><![CDATA[<g>&amp;]]></script>";
    Document document = parser.parseDom("<p>x</p>" + template);
    assertThat(document.getElementsByTagName("ostemplate").getLength()).isEqualTo(1);
    Element repeat = (Element) document.getElementsByTagNameNS(OPENSOCIAL, "Repeat").item(0);
    assertThat(repeat.getAttribute("expression")).isEqualTo("${a}");
    assertThat(repeat.getParentNode().getNodeName()).isEqualTo("table");
    assertThat(repeat.getTextContent()).isEqualTo("${b && c &lt; 3}d");
    Node made = document.getElementsByTagName("ostemplate").item(0);
    assertThat(made.lookupNamespaceURI("os")).isEqualTo(OPENSOCIAL);
    assertThat(made.getTextContent()).endsWith("e>f{}&lt;g>&amp;amp;");
  }

  @Test
  void hasTheDataOfItsScripts() throws GadgetException {
    Document document =
        parser.parseDom(
            "<script type='text/os-data' xmlns:os='"
                + OPENSOCIAL
                + "'><os:ViewerRequest key='a' sortBy='b'/><os:PeopleRequest key=c /></script>");
    Element data = (Element) document.getElementsByTagName("osdata").item(0);
    assertThat(data.getChildNodes().getLength()).isEqualTo(2);
    Element request = (Element) data.getElementsByTagNameNS(OPENSOCIAL, "ViewerRequest").item(0);
    assertThat(request.getAttribute("sortBy")).isEqualTo("b");
  }

  @Test
  void hasElementsOfOpenSocialOutsideOfScripts() throws GadgetException {
    Document document =
        parser.parseDom(
            "<div xmlns:os='" + OPENSOCIAL + "'><os:Name person='a'/>b<osx:Flash swf='c'/>d</div>");
    Element name = (Element) document.getElementsByTagNameNS(OPENSOCIAL, "Name").item(0);
    assertThat(name.hasChildNodes()).isFalse();
    assertThat(document.getElementsByTagName("osx:Flash").item(0).getNamespaceURI()).isNull();
  }

  @Test
  void isRefusedBeyondTheLimits() {
    for (String html : new String[] {"<i>".repeat(501), "x".repeat((1 << 20) + 1)}) {
      assertRefused(html);
    }
  }

  /** As browsers do, the parser opens the elements again, with their attributes. */
  @Test
  void isRefusedWhereItsElementsMultiply() {
    String attributes =
        IntStream.range(0, 400).mapToObj(i -> " a" + i).collect(Collectors.joining());
    String bold =
        IntStream.range(0, 12)
            .mapToObj(i -> "<b x" + i + attributes + ">")
            .collect(Collectors.joining());
    assertRefused("<div>" + bold + "</div>" + "<p>x".repeat(40_000));
    assertRefused("<div>" + "<b a>".repeat(400) + "</div>" + "<p>x".repeat(40_000));
  }

  private void assertRefused(String html) {
    assertThatThrownBy(() -> parser.parseDom(html))
        .cause()
        .isInstanceOf(GadgetException.class)
        .extracting(e -> ((GadgetException) e).getHttpStatusCode())
        .isEqualTo(400);
    assertThatThrownBy(() -> fragment(html)).isInstanceOf(GadgetException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<li>", "<p>x", "<b></b>", "<tr><td>", "<option>", "</p>", "&", "<br>"})
  void isReadAtLength(String html) throws Exception {
    String repeated = html.repeat(20_000 / html.length());
    assertThat(document(repeated)).isNotEmpty();
    assertThat(fragment(repeated)).isNotNull();
  }

  @Test
  void takesTimeForItsOwnDeclarationsAlone() {
    Growth.assertLinear(JsoupHtmlParserTest::declarations, parser::parseDomImpl);
  }

  /** Many namespaces around many elements that declare one. */
  private static String declarations(int number) {
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < number; i++) {
      html.append(i % 500 == 0 ? i == 0 ? "<a:b" : "><a:b" : "").append(" xmlns:n" + i + "=u");
    }
    return html.append('>').append("<c:x xmlns:q=u />".repeat(number / 4)).toString();
  }
}
