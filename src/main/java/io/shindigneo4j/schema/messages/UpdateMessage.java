package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The parameters of {@link MessageOperations#UPDATE}.
 *
 * @param target the id of the collection that the copy goes to; null to leave it where it is
 */
public record UpdateMessage(
    @Description("a person's id") String user,
    @Description("a collection's id") String collection,
    @Description("the message's id") String id,
    @MayBeAbsent @Description("absent to keep it") MessageStatus status,
    @MayBeAbsent @Description("the collection to move it to; absent to leave it") String target,
    @Description("now, as an ISO 8601 text") String updated,
    @Description("now, in milliseconds since 1970") long now) {}
