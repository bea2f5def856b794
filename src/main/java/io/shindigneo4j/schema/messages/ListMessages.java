package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.query.ListParameters;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link MessageOperations#LIST}.
 *
 * @param query its targets are properties of the copy, such as {@code status}, or with the detail
 *     {@link MessageNames#COPY_OF} properties of the message
 * @param selection properties of message and copy, and what is found out by looking around: {@link
 *     MessageNames#REPLIES}, {@link MessageNames#IN_REPLY_TO}, {@link MessageNames#COLLECTION_IDS}
 */
public record ListMessages(
    @Description("a person's id") String user,
    @Description("a collection's id; @all for wherever the messages of the ids are")
        String collection,
    @Description("only these messages; empty for all") List<String> ids,
    @Description("its targets are properties of the copy or of the message") ListQuery query,
    @Description("properties of message and copy, and what is found around") Selection selection)
    implements ListParameters {}
