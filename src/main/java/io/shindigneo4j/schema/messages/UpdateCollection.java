package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;
import java.util.Map;

/** The parameters of {@link MessageOperations#UPDATE_COLLECTION}. */
public record UpdateCollection(
    @Description("a person's id") String user,
    @Description("a collection's id") String collection,
    @Description("the new values; null removes one") Map<String, Object> properties) {}
