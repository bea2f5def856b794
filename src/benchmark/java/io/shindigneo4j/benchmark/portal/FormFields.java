package io.shindigneo4j.benchmark.portal;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The fields of a form, as a query or a body has them. */
final class FormFields {

  private FormFields() {}

  static Map<String, String> parse(String text) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (String pair : text.split("&")) {
      String[] parts = pair.split("=", 2);
      fields.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
    }
    return fields;
  }

  static String text(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(
            each ->
                each.getKey() + "=" + URLEncoder.encode(each.getValue(), StandardCharsets.UTF_8))
        .collect(Collectors.joining("&"));
  }
}
