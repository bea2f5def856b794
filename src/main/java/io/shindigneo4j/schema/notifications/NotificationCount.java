package io.shindigneo4j.schema.notifications;

import io.shindigneo4j.schema.MayBeAbsent;

/**
 * How many of one kind wait. Times are milliseconds since 1970.
 *
 * @param unseen how many of the total began after {@code seen}
 * @param newest when the newest began; null where none waits
 * @param seen the person's mark; null where there is none, and then all are unseen
 */
public record NotificationCount(
    long total, long unseen, @MayBeAbsent Long newest, @MayBeAbsent Long seen) {}
