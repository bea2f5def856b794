package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.shindig.gadgets.GadgetException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The XML of a gadget")
class GadgetXmlTest {
  private static final int MAX = GadgetXml.MAX_CHARACTERS;

  private static String module(String preferences, String content) {
    return "<Module><ModulePrefs title='g'>"
        + preferences
        + "</ModulePrefs>"
        + content
        + "</Module>";
  }

  private static String names(int count) {
    return IntStream.range(0, count).mapToObj(i -> "v" + i).collect(Collectors.joining(","));
  }

  private static void isRefused(String xml, String reason) {
    assertThatExceptionOfType(GadgetException.class)
        .isThrownBy(() -> GadgetXml.parse(xml, MAX))
        .withMessageContaining(reason)
        .satisfies(e -> assertThat(e.getHttpStatusCode()).isEqualTo(400));
  }

  @Test
  void isTakenWithWhatGadgetsHave() throws Exception {
    String script = "<![CDATA[<script>" + "if (a < b) { c = [1, 2]; } ".repeat(10_000) + "]]>";
    String xml =
        module(
            "<Require feature='opensocial-0.8'/><Locale><msg name='a'><b>bold</b></msg></Locale>",
            "<UserPref name='a'/><Content view='home,profile,canvas'>" + script + "</Content>");
    GadgetXml parsed = GadgetXml.parse("&#xfeff;" + xml, MAX);
    assertThat(parsed.root().getTagName()).isEqualTo("Module");
    assertThat(parsed.markup()).isBetween(20, 40);
  }

  @Test
  void isRefusedWhereItIsTooLarge() {
    isRefused(module("", "<Content>" + "x".repeat(MAX) + "</Content>"), "too large");
  }

  @Test
  void isRefusedWithMuchMarkup() {
    isRefused(module("<a/>".repeat(20_000), ""), "too many elements");
    isRefused(module("", "<Content/>" + "<!---->".repeat(20_000)), "too many elements");
    isRefused(module("<a " + "b='' ".repeat(20_000) + "/>", ""), "too many elements");
    isRefused(module("<Locale views='" + "a,".repeat(20_000) + "'/>", ""), "too many elements");
    isRefused("<Module><![CDATA[ never ends" + "<a/>".repeat(20_000), "not valid XML");
  }

  @Test
  void isRefusedWhereACopyOfItForEachViewIsTooLarge() {
    String text = "x".repeat(500_000);
    isRefused(module("", "<Content view='" + names(100) + "'>" + text + "</Content>"), "too many");
    isRefused(
        module("<Require feature='" + text + "' views='" + names(100) + "'/>", ""), "too many");
    isRefused(module("<Optional feature='a' views='" + names(5_000) + "'/>", ""), "too many");
  }

  @Test
  void isRefusedWithManyPlaceholdersInAllItsViews() throws Exception {
    String placeholders = "__UP_a__".repeat(1_001);
    isRefused(module("", "<Content view='a,b'>" + placeholders + "</Content>"), "placeholders");
    isRefused(
        module("", "<Content view='a,b'><os:x a='" + placeholders + "'/></Content>"), "not valid");
    isRefused(module("<Preload href='" + placeholders + "' views='a,b'/>", ""), "placeholders");
    isRefused(module("", "<Content>" + "__MSG_a__".repeat(2_001) + "</Content>"), "placeholders");
    GadgetXml.parse(module("", "<Content view='a'>" + placeholders + "</Content>"), MAX);
  }

  @Test
  void isRefusedWithAMessageInAMessage() {
    isRefused(
        module("<Locale><msg name='a'>x<b><msg name='b'/></b></msg></Locale>", ""), "in a message");
  }

  @Test
  void isRefusedWithALongExpression() throws Exception {
    isRefused(module("", "<Content><a href='${" + "-".repeat(250) + "a}'/></Content>"), "too long");
    GadgetXml.parse(module("", "<Content href='http://a/?" + "x".repeat(999) + "${a}'/>"), MAX);
  }

  /** Shindig changes the case of some attributes, in time that grows with the square of these. */
  @Test
  void isRefusedWithManyLettersThatGrow() throws Exception {
    isRefused(module("", "<Content authz='" + "ß".repeat(1_001) + "'/>"), "take long");
    isRefused(module("", "<Content type='" + "Σ".repeat(1_001) + "'/>"), "take long");
    GadgetXml.parse(module("", "<Content authz='" + "ß".repeat(900) + "'/>"), MAX);
  }
}
