/**
 * The native operations on notifications.
 *
 * <p>May use {@code procedures.people}, {@code procedures.friendships}, {@code procedures.groups},
 * {@code procedures.graph}, {@code server.graph}, {@code server.procedure}, {@code schema} and
 * Neo4j's public API.
 *
 * <p>A new one is a line in {@code NotificationProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.notifications;
