package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link MessageOperations#DELETE_COLLECTION}. */
public record DeleteCollection(
    @Description("a person's id") String user,
    @Description("a collection's id") String collection) {}
