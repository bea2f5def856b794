/**
 * Where settings come from, and those of the back end.
 *
 * <p>May use {@code driver}. A new source goes into {@link
 * io.shindigneo4j.opensocial.configuration.SettingSources}, a new setting of the back end into
 * {@code SettingKey} and {@link io.shindigneo4j.opensocial.configuration.BackendSettings}.
 */
package io.shindigneo4j.opensocial.configuration;
