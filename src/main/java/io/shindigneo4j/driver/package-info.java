/**
 * The client of a Neo4j, by WebSocket where it runs our plug-in and by Bolt where it does not; any
 * Java program can use it.
 *
 * <p>May use {@code protocol} and the packages below: {@code bolt}, {@code metrics} and {@code
 * transport}. The public types are the API; connections and their repair are hidden behind {@link
 * io.shindigneo4j.driver.GraphDriver}.
 *
 * <p>A new way to use several connections or servers is another {@code Connection} around the ones
 * here.
 */
package io.shindigneo4j.driver;
