package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.Map;

/** The parameters of {@link MessageOperations#CREATE_COLLECTION}. */
public record CreateCollection(
    @Description("a person's id") String user,
    @Description("of the collection, its id among them") Map<String, Object> properties,
    @Description("now, as an ISO 8601 text") String updated,
    @Description("now, in milliseconds since 1970") long now,
    @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
    implements Repeatable {}
