/**
 * Loads sample people into an empty store: Shindig's own, and a community around them. A file such
 * as Shindig's is also a source from which an existing Shindig moves.
 *
 * <p>May use {@code driver}, {@code opensocial.activities}, {@code opensocial.execution}, {@code
 * opensocial.mapping}, {@code opensocial.media}, {@code opensocial.people}, {@code
 * opensocial.request}, {@code opensocial.transfer}, {@code schema} and Shindig's JSON.
 *
 * <p>A part of the community is a table in its file, a class that reads it, and a Cypher file that
 * loads it: add them to {@link io.shindigneo4j.opensocial.sample.SampleCommunity}.
 */
package io.shindigneo4j.opensocial.sample;
