/**
 * The pages on which people sign in and out, and what a page of ours asks for who is signed in.
 *
 * <p>May use {@code audit}, {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * opensocial.events}, {@code opensocial.execution}, {@code opensocial.mapping}, {@code
 * opensocial.oauth}, {@code schema.appdata}, {@code schema.people}, {@code web.audit}, {@code
 * web.client}, {@code web.endpoint}, {@code web.operator}, {@code web.page}, {@code web.session},
 * {@code web.token} and Shindig. Another way to sign in calls {@link
 * io.shindigneo4j.web.session.Sessions#signIn} once it knows who somebody is, and then leads to a
 * {@link io.shindigneo4j.web.signin.ReturnAddress}.
 */
package io.shindigneo4j.web.signin;
