/**
 * Writes that can be sent again.
 *
 * <p>May use {@code schema} only. An operation that creates something has a {@code Receipt} among
 * its parameters, null if the caller gave no request id, and answers an {@code EarlierAnswer}.
 */
package io.shindigneo4j.schema.request;
