package io.shindigneo4j.benchmark.portal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The fields of a form")
class FormFieldsTest {

  @Test
  void comeBackAsTheyWere() {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("state", "a&b=c d");
    fields.put("nonce", "");
    fields.put("person", "Jörg+é");
    assertThat(FormFields.parse(FormFields.text(fields))).isEqualTo(fields);
  }

  @Test
  void mayHaveBlanksAsBrowsersWriteThem() {
    assertThat(FormFields.parse("scope=openid+email&a=%20"))
        .isEqualTo(Map.of("scope", "openid email", "a", " "));
  }
}
