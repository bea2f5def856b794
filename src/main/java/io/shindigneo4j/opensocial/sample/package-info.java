/**
 * Loads Shindig's sample people into an empty store.
 *
 * <p>May use {@code driver}, {@code opensocial.activities}, {@code opensocial.execution}, {@code
 * opensocial.mapping}, {@code opensocial.media}, {@code opensocial.people}, {@code schema} and
 * Shindig's JSON.
 */
package io.shindigneo4j.opensocial.sample;
