/**
 * What happens in the graph, for those who listen to Shindig: one subscription of the driver, kept
 * for a while and passed on to each listener as far as the policy of access allows at that moment.
 *
 * <p>May use {@code driver} and the positions and events of {@code protocol} that its API has,
 * {@code schema}, the access policy, revocations, operations, meters and settings of {@code
 * opensocial}, Jackson and Shindig. Who hears a type of event says {@link
 * io.shindigneo4j.opensocial.events.EventRules}; another way to listen is an {@link
 * io.shindigneo4j.opensocial.events.EventSink}.
 */
package io.shindigneo4j.opensocial.events;
