/**
 * What is proved: each experiment asks one question.
 *
 * <p>May use all other packages of the proof. A new experiment is named in {@code Experiments} and
 * in docs/reliability.md.
 */
package io.shindigneo4j.prove.experiment;
