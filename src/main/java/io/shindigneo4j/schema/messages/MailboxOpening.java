package io.shindigneo4j.schema.messages;

/**
 * The result of {@link MessageOperations#OPEN_MAILBOX}.
 *
 * @param opened true: the person has all system collections now
 */
public record MailboxOpening(boolean opened) {}
