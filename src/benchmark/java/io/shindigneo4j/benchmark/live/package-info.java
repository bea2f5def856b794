/**
 * Programs that wait for what others write: by Server-Sent Events, by our driver, and by polling.
 *
 * <p>May use {@code benchmark.environment}, {@code benchmark.http}, {@code benchmark.measurement},
 * {@code benchmark.shindig}, {@code benchmark.question}, our driver, Neo4j's, and Netty.
 *
 * <p>Another way to hear of a post is another {@code Listening}.
 */
package io.shindigneo4j.benchmark.live;
