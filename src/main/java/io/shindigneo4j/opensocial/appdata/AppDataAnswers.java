package io.shindigneo4j.opensocial.appdata;

import io.shindigneo4j.driver.Result;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what the operations on application data answer. */
final class AppDataAnswers {

  private AppDataAnswers() {}

  /** The values of each person by key, by the person's id. */
  static Map<String, Map<String, Object>> people(Result result) {
    Map<String, Map<String, Object>> people = new LinkedHashMap<>();
    for (Object item : (List<?>) result.first().orElseThrow().get("people")) {
      Map<?, ?> person = (Map<?, ?>) item;
      people.put((String) person.get("id"), values(person.get("values")));
    }
    return people;
  }

  /** Values by key, out of a list of {@code [key, text]}. */
  static Map<String, Object> values(Object pairs) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (Object pair : (List<?>) pairs) {
      List<?> keyAndText = (List<?>) pair;
      values.put((String) keyAndText.get(0), JsonValues.value((String) keyAndText.get(1)));
    }
    return values;
  }
}
