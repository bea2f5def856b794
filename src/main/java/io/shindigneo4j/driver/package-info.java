/**
 * The client of a Neo4j that runs our plug-in; any Java program can use it.
 *
 * <p>May use {@code protocol}. The public types are the API; connections and their repair are
 * hidden behind {@link io.shindigneo4j.driver.GraphDriver}.
 *
 * <p>A new way to use several connections or servers is another {@code Connection} around the ones
 * here.
 */
package io.shindigneo4j.driver;
