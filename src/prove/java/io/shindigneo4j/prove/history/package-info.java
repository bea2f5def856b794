/**
 * What clients asked for and what they were told.
 *
 * <p>May use the JDK only.
 */
package io.shindigneo4j.prove.history;
