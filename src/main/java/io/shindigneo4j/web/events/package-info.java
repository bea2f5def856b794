/**
 * Events for browsers and other clients of HTTP: streams of Server-Sent Events.
 *
 * <p>May use {@code opensocial.events}, {@code opensocial.configuration}, {@code opensocial.oauth},
 * {@code opensocial.access}, {@code web.bearer}, {@code web.client}, {@code web.limit}, {@code
 * web.token} and Shindig. What is in a stream is written in {@code StreamText}; who hears what is
 * decided in {@code opensocial.events}.
 */
package io.shindigneo4j.web.events;
