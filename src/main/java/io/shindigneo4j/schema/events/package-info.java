/**
 * What can happen in the social graph: the types of events, the names of their data, topics, and
 * the question who may hear of it.
 *
 * <p>May use {@code schema} only. A new type of event is a constant of {@link
 * io.shindigneo4j.schema.events.EventType}; docs/events.md lists them all. A new operation is a
 * constant and its records in {@link io.shindigneo4j.schema.events.EventOperations}.
 */
package io.shindigneo4j.schema.events;
