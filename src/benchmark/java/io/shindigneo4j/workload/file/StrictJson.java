package io.shindigneo4j.workload.file;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;

/**
 * Reads JSON strictly: no missing, additional, repeated or null values, also in lists, and no
 * conversions between types.
 */
final class StrictJson {

  private StrictJson() {}

  static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M of(MapperBuilder<M, B> builder) {
    return builder
        .enable(
            DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
            DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
            DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
            DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
        .build();
  }

  /** The reason as text, without the place in the file. */
  static String reason(JsonProcessingException e) {
    return e.getOriginalMessage().lines().findFirst().orElse("this cannot be read");
  }
}
