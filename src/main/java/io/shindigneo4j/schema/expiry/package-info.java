/**
 * What the graph holds for some time only, and how it is deleted then.
 *
 * <p>May use {@code schema} and its sub-packages. A new kind is a constant of {@code ExpiredData}.
 */
package io.shindigneo4j.schema.expiry;
