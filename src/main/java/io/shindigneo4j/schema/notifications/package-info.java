/**
 * The operations on what waits for a person, and on what the person has seen of it.
 *
 * <p>May use {@code schema} only. A new kind is a constant of {@link
 * io.shindigneo4j.schema.notifications.NotificationKind}, and a count in {@link
 * io.shindigneo4j.schema.notifications.Notifications}.
 */
package io.shindigneo4j.schema.notifications;
