package io.shindigneo4j.opensocial.activities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.inject.Guice;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import java.util.Set;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The document of an activity becomes the bean that its text becomes")
class ActivityDocumentsTest {

  private final BeanDocuments beans =
      new BeanDocuments(new BeanJsonConverter(Guice.createInjector()));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"id\": \"a\", \"title\": null, \"object\": {\"id\": null, \"content\": \"</b>\\u2028\"}}",
        "{\"x\": 1.0, \"y\": [1.50, -0.0, 1e3, 1e300, [2.0]], \"z\": {\"z\": -1.0}}",
        "{\"x\": 12345678901234567890, \"y\": 4294967296, \"z\": 0.1, \"n\": [null, 1]}",
        "{\"x\": \"1.0\", \"y\": true, \"z\": \"\", \"published\": \"2001-01-01T00:00:00Z\"}",
        "{\"icon\": {\"width\": 16.0, \"height\": \"3\"}, \"actor\": {\"id\": 7}}"
      })
  void alike(String text) {
    ActivityEntry expected = beans.bean(Json.stored(text).toString(), ActivityEntry.class);
    ActivityEntry bean =
        new ActivityDocuments(beans).bean(Json.stored(text), Set.of(), ActivityEntry.class);
    assertThat(beans.text(bean)).isEqualTo(beans.text(expected));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"a\": null, \"b\": [null, {\"c\": null}], \"d\": {\"\": \"\"}}",
        "{\"a\": [1.0, 1.50, -0.0, -0, 0, 1e3, 1E-3, 1e300, 123456789.0, 9007199254740993.0]}",
        "{\"a\": [2147483647, 2147483648, -9223372036854775808, 9223372036854775808]}",
        "{\"a\": \"\\u0000\\ud83d\\ude00\\ud83d <\\/b> \\u2028 \\b\\f\\n\\r\\t\", \"b\": [true, false, [[]]]}",
        "{'a': 'b', c: d}"
      })
  void readAsShindigsParserReadsIt(String text) {
    assertThat(Json.stored(text).toString()).isEqualTo(byShindig(text).toString());
  }

  @Test
  void neverThatOfWhatIsNoObject() {
    assertThatIllegalStateException().isThrownBy(() -> Json.stored("[1]"));
    assertThatIllegalStateException().isThrownBy(() -> Json.stored("{\"a\": "));
  }

  private static JSONObject byShindig(String text) {
    try {
      return Json.object(text);
    } catch (JSONException e) {
      throw new AssertionError(e);
    }
  }
}
