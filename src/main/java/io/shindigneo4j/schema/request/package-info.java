/**
 * Writes that can be sent again.
 *
 * <p>May use {@code schema} only. An operation that creates something has a {@code Receipt} among
 * its parameters, null if the caller gave no request id, and answers an {@code EarlierAnswer}, or a
 * {@code Creation} where a limit may refuse it.
 */
package io.shindigneo4j.schema.request;
