/**
 * The lines of our own and Shindig's loggers, as JSON if the settings say so.
 *
 * <p>May use {@code opensocial.configuration}, the servlet API, {@code java.util.logging} and
 * Jackson. Another member of a line goes into {@code JsonFormatter}, and onto the page.
 */
package io.shindigneo4j.web.log;
