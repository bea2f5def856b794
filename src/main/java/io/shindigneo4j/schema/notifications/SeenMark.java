package io.shindigneo4j.schema.notifications;

/**
 * The result of {@link NotificationOperations#SEE}: the mark as it is now.
 *
 * @param moment in milliseconds since 1970
 */
public record SeenMark(long moment) {}
