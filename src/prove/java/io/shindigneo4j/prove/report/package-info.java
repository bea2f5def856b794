/**
 * The page for readers.
 *
 * <p>May use {@code prove.result} and {@code prove.checker}.
 */
package io.shindigneo4j.prove.report;
