/**
 * Who is signed in, in a browser: the session in a cookie, and what keeps other sites from sending
 * forms in its name.
 *
 * <p>May use {@code opensocial.configuration}, {@code opensocial.execution}, {@code
 * opensocial.oauth}, {@code schema.authorization}, {@code web.client}, {@code web.page}, {@code
 * web.token} and Shindig. What needs a session asks {@link io.shindigneo4j.web.session.Sessions};
 * what changes something asks {@link io.shindigneo4j.web.session.FormGuard} first.
 */
package io.shindigneo4j.web.session;
