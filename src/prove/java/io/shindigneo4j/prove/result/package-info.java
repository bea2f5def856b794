/**
 * What came of experiments.
 *
 * <p>May use {@code prove.history} and {@code prove.checker}.
 */
package io.shindigneo4j.prove.result;
