package io.shindigneo4j.schema.notifications;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link NotificationOperations#GET}. */
public record GetNotifications(@Description("a person's id") String person) {}
