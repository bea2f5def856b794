package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.Map;

/** The parameters of {@link GroupOperations#CREATE}. */
public record CreateGroup(
    @Description("the owner's id") String owner,
    @Description("of the group, its id among them") Map<String, Object> properties,
    @Description("now, in milliseconds since 1970") long now,
    @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
    implements Repeatable {}
