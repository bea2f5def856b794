package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link MessageOperations#LIST_COLLECTIONS}. */
public record ListCollections(
    @Description("a person's id") String user,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection) {}
