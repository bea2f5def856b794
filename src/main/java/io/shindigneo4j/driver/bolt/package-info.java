/**
 * The requests of our protocol, answered by a server that speaks Bolt: for where our plug-in is
 * not.
 *
 * <p>May use {@code protocol} and the official driver, which is not there in every program: only
 * {@link io.shindigneo4j.driver.bolt.BoltServer} is to be named outside without need. A value that
 * travels goes into {@code BoltValues} and {@code BoltParameters}, a failure with a meaning of its
 * own into {@code BoltFailures}.
 */
package io.shindigneo4j.driver.bolt;
