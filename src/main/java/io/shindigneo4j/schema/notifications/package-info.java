/**
 * The operations on what waits for a person, and on what the person has seen of it.
 *
 * <p>May use {@code schema} only. A new kind is a constant of {@code NotificationKind}, and a count
 * in {@code Notifications}, both in {@code NotificationOperations}.
 */
package io.shindigneo4j.schema.notifications;
