/**
 * The command that checks an installation: settings, keys, the way to the database, and the
 * database itself. It changes nothing, and prints no secret.
 *
 * <p>May use {@code driver}, {@code driver.tls}, {@code schema}, {@code opensocial.configuration},
 * {@code opensocial.events}, {@code opensocial.execution}, {@code opensocial.metrics}, {@code
 * opensocial.oauth}, {@code opensocial.sealed}, the settings of all other packages of {@code web},
 * {@code web.client}, {@code web.token}, Jackson's streams and picocli. A new check is a class, and
 * a line in {@code Checks}; a new class of settings is a line in {@code KnownSettings}, a new class
 * of operations one in {@code KnownOperations}.
 */
package io.shindigneo4j.web.doctor;
