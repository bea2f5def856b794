package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Growth;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("HTML")
class HtmlLimitsTest {

  private static String attributes(String separator) {
    return IntStream.range(0, 2_000).mapToObj(i -> "a" + i).collect(Collectors.joining(separator));
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "/", "\n", "=''", "<"})
  void isRefusedWithManyAttributes(String separator) {
    assertThat(HtmlLimits.hold("<p>x</p><b " + attributes(separator) + ">")).isFalse();
    assertThat(HtmlLimits.hold("<b " + attributes(separator))).isFalse();
    assertThat(HtmlLimits.hold("<a b=c\"><b " + attributes(separator) + ">")).isFalse();
    assertThat(HtmlLimits.hold("<!-- --><SCRIPT></SCRIPT><b " + attributes(separator))).isFalse();
  }

  @Test
  void isRefusedWithManyTagsAndOfManyCharacters() {
    assertThat(HtmlLimits.hold("<b></b>".repeat(50_001))).isFalse();
    assertThat(HtmlLimits.hold("<b></b>".repeat(50_000))).isTrue();
    assertThat(HtmlLimits.hold("x".repeat((1 << 20) + 1))).isFalse();
  }

  @Test
  void hasTheSizeOfItsElementsAndAttributesAndOfThoseInTemplates() throws Exception {
    assertThat(HtmlLimits.size("<p a b='1'>x</p>")).isBetween(6, 8);
    assertThat(HtmlLimits.size("<script>" + "<p a>".repeat(100) + "</script>")).isLessThan(10);
    for (String type : List.of("type='text/os-template'", "TYPE=text&#47;os-data")) {
      assertThat(HtmlLimits.size("<script " + type + ">" + "<p a></p>".repeat(100) + "</script>"))
          .isGreaterThanOrEqualTo(500);
    }
  }

  @Test
  void isRefusedWhereItNestsTooDeeply() {
    assertThat(HtmlLimits.hold("<b><i>".repeat(251))).isFalse();
    assertThat(HtmlLimits.hold("<b></i>".repeat(501))).isFalse();
    assertThat(HtmlLimits.hold("</b>".repeat(1_000) + "<b>".repeat(501))).isFalse();
    assertThat(HtmlLimits.hold("<b><i>".repeat(250) + "</i></b>".repeat(250))).isTrue();
    assertThat(HtmlLimits.hold("<p>x<br><img src=''/><li>".repeat(5_000))).isTrue();
    assertThat(HtmlLimits.hold("<os:Name person='a'/>".repeat(5_000))).isTrue();
    assertThat(HtmlLimits.hold("<os:Name a='/'>".repeat(501))).isFalse();
  }

  /** Whose case a parser changes, in time that grows with their square. */
  @ParameterizedTest
  @ValueSource(strings = {"<%s>", "</%s>", "<b %s=''>", "<b a='%s'>", "<x-%s/>"})
  void isRefusedWithManyLettersThatGrow(String form) {
    assertThat(HtmlLimits.hold(form.formatted("x" + "\u0130".repeat(1_001)))).isFalse();
    assertThat(HtmlLimits.hold(form.formatted("x" + "\u0130".repeat(900)))).isTrue();
    assertThat(HtmlLimits.hold(form.formatted("x" + "\u03A3".repeat(1_001)))).isFalse();
    assertThat(HtmlLimits.hold(form.formatted("x" + "\u03A3".repeat(900)))).isTrue();
    assertThat(HtmlLimits.hold("<p>" + "ß".repeat(9_000) + "</p>")).isTrue();
    Growth.assertLinear(size -> form.formatted("x" + "\u0130".repeat(size)), HtmlLimits::hold);
  }

  /** Which is HTML to the parser, by another way to end a comment, and in a drawing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!----!><a %s>",
        "<!-- x --!><a x=\"> %s\">",
        "<svg><title><a %s>",
        "<svg><script><a b='%s'>",
        "<os:Html><textarea><a %s>"
      })
  void isRefusedWithManyLettersThatGrowInWhatSeemsToBeNone(String form) {
    assertThat(HtmlLimits.hold(form.formatted("x" + "\u0130".repeat(1_001)))).isFalse();
    assertThat(HtmlLimits.hold(form.formatted("x " + "\u0130 ".repeat(1_001)))).isFalse();
    assertThat(HtmlLimits.hold(form.formatted("x" + "\u0130".repeat(900)))).isTrue();
  }

  /** The parser copies it with each part, for each letter that grows. */
  @ParameterizedTest
  @ValueSource(strings = {"<%s>", "<!----!><%s>", "<script><%s", "</%s", "<b %s>", "%s"})
  void isRefusedWithALongNameWithLettersThatGrow(String form) {
    String letters = "\u0130".repeat(500);
    assertThat(HtmlLimits.hold(form.formatted("x".repeat(1_000_000) + letters))).isFalse();
    assertThat(HtmlLimits.hold(form.formatted("x".repeat(1_000_000) + " " + letters))).isTrue();
  }

  /** The parser gets each character of them as five, and copies the name with each part. */
  @Test
  void isRefusedWithALongNameOfAmpersands() {
    assertThat(HtmlLimits.hold("<x" + "&".repeat(1_000_000))).isFalse();
    assertThat(HtmlLimits.hold("<x" + "&".repeat(100_000))).isTrue();
    assertThat(HtmlLimits.hold("<p>" + "a & b ".repeat(100_000))).isTrue();
  }

  @Test
  void isTakenWithAScriptOfManyLettersThatGrow() {
    String verses = "\"" + "\u1F66 \u03B4\u1FF6 ".repeat(2_000) + "\"";
    assertThat(HtmlLimits.hold("<script>if (i<n && n>0) { show(" + verses + "); }</script>"))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<",
        "a < b",
        "<p class='a b c'>text</p>",
        "<!-- never ends",
        "<script>never ends",
        "</p",
        "<p title='never ends"
      })
  void isTakenOtherwise(String html) {
    assertThat(HtmlLimits.hold(html)).isTrue();
  }

  @Test
  void isTakenWithScriptsCommentsAndPicturesInIt() {
    String script = "for (i = 0; i <n; i++) { f( i ); } ".repeat(2_000);
    assertThat(HtmlLimits.hold("<script>" + script + "</script><p>x</p>")).isTrue();
    assertThat(HtmlLimits.hold("<!-- <b " + attributes(" ") + " -->")).isTrue();
    assertThat(HtmlLimits.hold("<img src='data:image/png;base64," + "a/".repeat(20_000) + "'>"))
        .isTrue();
  }
}
