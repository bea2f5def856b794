package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.List;
import java.util.Map;

/**
 * The parameters of {@link ActivityOperations#CREATE}.
 *
 * @param properties all but the owner, the application and the moment
 */
public record CreateActivity(
    @Description("of which API") ActivityKind kind,
    @Description("the id of the person in whose stream it comes") String owner,
    @Description("the id of the application that posts it, empty for none") String application,
    @Description("all but owner, application and moment") Map<String, Object> properties,
    @Description("the people that it names") List<PersonLink> links,
    @Description("now, in milliseconds since 1970") long now,
    @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
    implements Repeatable {}
