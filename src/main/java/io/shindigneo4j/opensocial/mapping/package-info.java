/**
 * Shindig's beans as properties of the graph: a table for each type, and what a list request asks
 * for.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.json}, {@code opensocial.request}, {@code
 * schema} and Shindig's model.
 *
 * <p>A new type of property is a {@link io.shindigneo4j.opensocial.mapping.Conversion}.
 */
package io.shindigneo4j.opensocial.mapping;
