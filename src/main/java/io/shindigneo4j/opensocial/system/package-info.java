/**
 * The list of methods (OpenSocial Core API Server 2.5.1, System).
 *
 * <p>May use {@code opensocial.request} and Shindig. A method is described in {@code methods.json},
 * where a test misses it.
 */
package io.shindigneo4j.opensocial.system;
