/**
 * Events that an audit tells, as both ends of the connection write them: their form in a line, and
 * how many of them may be written.
 *
 * <p>May use Java alone. Who writes them where is decided by {@code web.audit} and {@code
 * server.audit}.
 */
package io.shindigneo4j.audit;
