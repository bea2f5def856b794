/**
 * Who is signed in, in a browser: the session in a cookie, what people are told of theirs, and what
 * keeps other sites from sending forms and calls in its name.
 *
 * <p>May use {@code opensocial.configuration}, {@code opensocial.execution}, {@code
 * opensocial.oauth}, {@code schema.authorization}, {@code web.audit}, {@code web.client}, {@code
 * web.origin}, {@code web.page}, {@code web.token} and Shindig. What needs a session asks {@link
 * io.shindigneo4j.web.session.Sessions}; what changes something asks {@link
 * io.shindigneo4j.web.session.FormGuard} first. {@link io.shindigneo4j.web.session.SessionHandler}
 * says who calls the social API.
 */
package io.shindigneo4j.web.session;
