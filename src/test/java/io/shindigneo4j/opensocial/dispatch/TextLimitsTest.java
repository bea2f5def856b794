package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.apache.shindig.protocol.ProtocolException;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The texts in a call of a service of Shindig's own")
class TextLimitsTest {
  private static final String LONG = "%".repeat(TextLimits.MAX_LENGTH + 1);
  private static final String GROWING = "\u0130".repeat(600);

  @ParameterizedTest
  @ValueSource(strings = {"gadgets", "cache", "http"})
  void areBoundedWhereverTheyAre(String service) {
    for (Object value :
        List.of(
            LONG,
            GROWING + GROWING,
            new JSONArray(List.of(GROWING, GROWING)),
            new JSONArray(List.of(new JSONArray(List.of(LONG)))),
            new JSONObject(Map.of("b", LONG)),
            new JSONObject(Map.of(LONG, 1)))) {
      assertRefused(() -> TextLimits.check(service, new JSONObject(Map.of("a", value))));
    }
    assertRefused(() -> TextLimits.check(service, Map.of("a", new String[] {"", LONG})));
    assertRefused(() -> TextLimits.check(service, Map.of("a", new String[] {GROWING, GROWING})));
  }

  private static void assertRefused(Runnable check) {
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(check::run)
        .matches(refusal -> refusal.getCode() == 400)
        .matches(refusal -> refusal.getMessage().length() < 200);
  }

  @Test
  void areTakenWithinTheLimitsAndInABodyThatIsSentOn() {
    JSONObject call = new JSONObject(Map.of("body", LONG, "a", GROWING, "b", 1));
    assertThatCode(() -> TextLimits.check("http", call)).doesNotThrowAnyException();
    assertThatCode(() -> TextLimits.check("people", new JSONObject(Map.of("a", LONG))))
        .doesNotThrowAnyException();
  }
}
