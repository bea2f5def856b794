package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.Map;

/**
 * The parameters of {@link MessageOperations#SEND}.
 *
 * @param inReplyTo the id of the message that it answers; null for none
 * @param collection where it goes with recipients who have such a collection; the inbox otherwise
 */
public record SendMessage(
    @Description("the id of who sends it") String sender,
    @Description("the recipients, as far as the sender may see them") PeopleSelector around,
    @Description("the properties of the message") Map<String, Object> message,
    @MayBeAbsent @Description("the message that it answers; absent for none") String inReplyTo,
    @Description("where it goes with who has such a collection; else the inbox") String collection,
    @Description("now, as an ISO 8601 text") String updated,
    @Description("now, in milliseconds since 1970") long now,
    @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
    implements Repeatable {}
