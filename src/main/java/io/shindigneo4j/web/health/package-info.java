/**
 * Whether this server can do its work, for who sends requests to it or not.
 *
 * <p>May use {@code opensocial.execution}, {@code opensocial.oauth}, {@code schema.authorization},
 * {@code web.page} and Shindig.
 */
package io.shindigneo4j.web.health;
