package io.shindigneo4j.opensocial.appdata;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Values of application data")
class AppDataValuesTest extends AppDataContract {

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "' OR 1=1 //",
          "'}) DETACH DELETE n //",
          "\\u0027",
          "</script><b>&amp;",
          "\n\t\r\u0000\u0007\u001B",
          "\uD83D\uDE00\u0645\u0631\u062D\u0628\u0627\u202E\u2028",
          "null",
          "5",
          "true",
          "{\"a\":1}",
          "x".repeat(60_000));

  @Test
  void comeBackAsTheyWent() {
    List<Object> values = new ArrayList<>(TEXTS);
    values.addAll(List.of(0, 5, -1, 5.0, 0.5, -0.0, 1e300, 1L << 60, true, false));
    values.addAll(List.of(List.of(), Map.of(), List.of(1, "x", List.of(2.5, JSONObject.NULL))));
    values.add(Map.of("a", Map.of("", List.of(Map.of("b'\"`", JSONObject.NULL))), "1", false));
    values.add(JSONObject.NULL);
    for (Object value : values) {
      put(A, Map.of("key", value));
      assertThat(own(A)).as("%s", value).isEqualTo(Map.of("key", value));
    }
  }

  @Test
  void areNullWhereJavaHasNone() {
    Map<String, Object> value = new HashMap<>();
    value.put("inner", null);
    value.put("list", Arrays.asList(1, null));
    Map<String, Object> values = new HashMap<>(Map.of("map", value));
    values.put("none", null);
    put(A, values);
    assertThat(own(A))
        .isEqualTo(
            Map.of(
                "none",
                JSONObject.NULL,
                "map",
                Map.of("inner", JSONObject.NULL, "list", List.of(1, JSONObject.NULL))));
  }

  @Test
  void mayBeShindigsJson() throws Exception {
    put(
        A,
        Map.of(
            "object", new JSONObject("{a: {b: [1, null]}}"), "array", new JSONArray("[{c: 2}]")));
    assertThat(own(A))
        .isEqualTo(
            Map.of(
                "object", Map.of("a", Map.of("b", List.of(1, JSONObject.NULL))),
                "array", List.of(Map.of("c", 2))));
  }

  @Test
  void areRefusedWhereTheyAreNotJson() {
    assertRefused(400, () -> put(A, Map.of("x", Double.NaN)));
    assertRefused(400, () -> put(A, Map.of("x", List.of(Double.POSITIVE_INFINITY))));
    assertRefused(400, () -> put(A, Map.of("x", new Object())));
    Object deep = 1;
    for (int i = 0; i < 10_000; i++) {
      deep = List.of(deep);
    }
    Object tooDeep = deep;
    assertRefused(400, () -> put(A, Map.of("x", tooDeep)));
    assertThat(own(A)).isEmpty();
  }

  @Test
  void haveKeysOfPlainCharacters() {
    for (String key : List.of("", "a b", "a/b", "a'b", "é", "$", "\uD83D\uDE00", "a\n")) {
      assertRefused(400, () -> put(A, Map.of("fine", 1, key, 2)));
    }
    assertThat(own(A)).isEmpty();
    put(A, Map.of("a-Z_0.9", 1, "application", 2, "text", 3));
    assertThat(own(A)).isEqualTo(Map.of("a-Z_0.9", 1, "application", 2, "text", 3));
  }

  @Test
  void areLimitedInSize() {
    put(A, Map.of("kept", "k"));
    assertRefused(413, () -> put(A, Map.of("x", "y".repeat(LIMIT))));
    put(A, Map.of("half", "y".repeat(40_000)));
    assertRefused(413, () -> put(A, Map.of("other", "y".repeat(40_000))));
    assertThat(own(A)).containsOnlyKeys("kept", "half");
    put(A, Map.of("half", "z".repeat(60_000)));
    assertThat(own(A, "half")).isEqualTo(Map.of("half", "z".repeat(60_000)));
    assertRefused(413, () -> put(A, Map.of("half", "\u00E9".repeat(40_000))));
  }

  @Test
  void areLimitedInNumber() {
    Map<String, Object> values = new HashMap<>();
    for (int i = 0; i < 1000; i++) {
      values.put("k" + i, i);
    }
    put(A, values);
    assertRefused(413, () -> put(A, Map.of("one-more", 1)));
    put(A, Map.of("k0", "changed"));
    put(A, Map.of("one-more", 1), "one-more", "k1");
    assertThat(own(A)).hasSize(1000).containsEntry("k0", "changed").doesNotContainKey("k1");
    values.put("too-many", 1);
    assertRefused(413, () -> put(A, values));
  }
}
