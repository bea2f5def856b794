package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;
import java.util.List;

/** The parameters of {@link MessageOperations#DELETE}. */
public record DeleteMessages(
    @Description("a person's id") String user,
    @Description("a collection's id") String collection,
    @Description("which ones") List<String> ids,
    @Description("now, as an ISO 8601 text") String updated) {}
