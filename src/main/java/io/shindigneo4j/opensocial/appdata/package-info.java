/**
 * App data: Shindig's service and its REST and RPC methods.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * opensocial.execution}, {@code opensocial.mapping}, {@code opensocial.request}, {@code schema} and
 * Shindig.
 *
 * <p>A new kind of value is a case in {@code JsonValues}.
 */
package io.shindigneo4j.opensocial.appdata;
