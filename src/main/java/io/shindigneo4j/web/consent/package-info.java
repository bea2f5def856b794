/**
 * How people are asked whether a client may act for them, for all versions of OAuth.
 *
 * <p>May use {@code web.page} and {@code web.session}.
 */
package io.shindigneo4j.web.consent;
