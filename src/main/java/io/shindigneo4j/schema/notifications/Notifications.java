package io.shindigneo4j.schema.notifications;

/**
 * The result of {@link NotificationOperations#GET}.
 *
 * @param unread the new messages in the inbox
 * @param requests for friendship, from others
 * @param invitations into groups
 */
public record Notifications(
    long unread, NotificationCount requests, NotificationCount invitations) {}
