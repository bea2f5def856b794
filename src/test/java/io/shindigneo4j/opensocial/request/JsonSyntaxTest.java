package io.shindigneo4j.opensocial.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("JSON")
class JsonSyntaxTest {

  @ParameterizedTest
  @ValueSource(strings = {"1", "'a'", "null", "[]", "{}", "{a: [1, {'b': null}]}"})
  void isOneValue(String text) {
    assertThat(JsonSyntax.checked(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "[", "[1", "{\"a\":", "]", "[]]", "{} {}", "1 2", "[,]", "a"})
  void isNothingElse(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> JsonSyntax.checked(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775808",
        "{\"id\": -9223372036854775809}",
        "{\"id\": {\"a\": [1, [12345678901234567890]]}}"
      })
  void isNotKeptWhereItsNumbersWouldLoseDigits(String text) {
    JsonSyntax.checked(text);
    assertThatExceptionOfType(UnreadableInputException.class)
        .isThrownBy(() -> JsonSyntax.kept(text))
        .withMessageContaining("more than 64 bits");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775807",
        "[-9223372036854775808]",
        "1.5e300",
        "'9223372036854775808'"
      })
  void isKeptWithEachOtherNumber(String text) {
    assertThat(JsonSyntax.kept(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\": 1, \"a\": 1}",
        "{\"a\": {}, \"b\": [], 'a': {}}",
        "[{\"b\": {\"a\": 1, \"c\": {\"a\": 2}, \"\\u0061\": 3}}]"
      })
  void isNotKeptWithANameTwiceInOneObject(String text) {
    JsonSyntax.checked(text);
    assertThatExceptionOfType(UnreadableInputException.class)
        .isThrownBy(() -> JsonSyntax.kept(text))
        .withMessageEndingWith("has a name twice: a");
  }

  @Test
  void isRefusedInFewWords() {
    String name = "\"" + "a".repeat(100_000) + "\": 1";
    assertThatExceptionOfType(UnreadableInputException.class)
        .isThrownBy(() -> JsonSyntax.kept("{" + name + "," + name + "}"))
        .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(300));
  }

  @Test
  void isKeptWithANameInSeveralObjects() {
    String text = "{\"a\": [{\"a\": 1}, {\"a\": {\"a\": 2}}], \"b\": {\"a\": 3}}";
    assertThat(JsonSyntax.kept(text)).isEqualTo(text);
  }

  @Test
  void isAHundredDeepAtMost() {
    JsonSyntax.checked("[".repeat(100) + "]".repeat(100));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> JsonSyntax.checked("[".repeat(101) + "]".repeat(101)))
        .withMessageContaining("deeper than 100");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "[]", "{}", "null", "\"\""})
  void hasTwoHundredThousandValuesAtMost(String value) {
    JsonSyntax.checked("[" + (value + ",").repeat(199_998) + value + "]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> JsonSyntax.checked("[" + (value + ",").repeat(199_999) + value + "]"))
        .withMessageContaining("200000");
  }

  @Test
  void hasMembersThatCountAsValues() {
    JsonSyntax.checked("{" + "\"a\":1,".repeat(199_998) + "\"a\":1}");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> JsonSyntax.checked("{" + "\"a\":1,".repeat(199_999) + "\"a\":1}"));
  }

  private static final int LENGTH = 200_000;

  /** A text of one length, so many levels deep. */
  private static String nested(int depth) {
    return "{\"a\":[".repeat(depth) + "\"" + "x".repeat(LENGTH) + "\"" + "]}".repeat(depth);
  }

  private static long allocated(Runnable work) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    work.run();
    long before = threads.getCurrentThreadAllocatedBytes();
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  @Test
  void isWrittenWithoutACopyForEachLevel() throws JSONException {
    JSONObject flat = new JSONObject(nested(1));
    JSONObject deep = new JSONObject(nested(40));
    assertThat(JsonSyntax.text(deep)).isEqualTo(nested(40)).isEqualTo(deep.toString());
    assertThat(allocated(() -> JsonSyntax.text(deep)))
        .isLessThan(2 * allocated(() -> JsonSyntax.text(flat)));
  }

  @Test
  void isReadFromACallWithoutACopyForEachLevel() throws JSONException {
    InputRequestItem flat = call(nested(1));
    InputRequestItem deep = call(nested(40));
    assertThat(deep.getParameter("body")).isEqualTo(nested(40));
    assertThat(allocated(() -> deep.getParameter("body")))
        .isLessThan(2 * allocated(() -> flat.getParameter("body")));
  }

  private static InputRequestItem call(String body) throws JSONException {
    JSONObject parameters = new JSONObject().put("body", new JSONObject(body));
    return new InputRequestItem(parameters, Map.of(), null, null, null);
  }
}
