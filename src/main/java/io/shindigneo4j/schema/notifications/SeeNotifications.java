package io.shindigneo4j.schema.notifications;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link NotificationOperations#SEE}. */
public record SeeNotifications(
    @Description("a person's id") String person,
    @Description("what was seen") NotificationKind kind,
    @Description("up to when, in milliseconds since 1970") long moment) {}
