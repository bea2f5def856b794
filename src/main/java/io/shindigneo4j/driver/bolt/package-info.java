/**
 * Internal: executes the requests of our protocol on a server that speaks Bolt, where our plug-in
 * does not run.
 *
 * <p>May use {@code protocol}, {@code driver.connection}, {@code driver.metrics} and the official
 * driver. The official driver is optional, so only {@code BoltConnection} and {@code BoltSettings}
 * are for other packages.
 *
 * <p>A new type of value belongs in {@code BoltValues} and {@code BoltParameters}, a failure with a
 * code of its own in {@code BoltFailures}.
 */
@NullMarked
package io.shindigneo4j.driver.bolt;

import org.jspecify.annotations.NullMarked;
