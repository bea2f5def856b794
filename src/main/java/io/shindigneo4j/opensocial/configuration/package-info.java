/**
 * Where settings come from.
 *
 * <p>May use nothing but the JDK. Add a source to {@link
 * io.shindigneo4j.opensocial.configuration.SettingSources}.
 */
package io.shindigneo4j.opensocial.configuration;
