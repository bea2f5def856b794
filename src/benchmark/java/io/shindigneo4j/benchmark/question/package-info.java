/**
 * The questions, the people that they are about, and the conversion of answers to Shindig's
 * objects.
 *
 * <p>May use {@code workload.network}, {@code schema} and {@code opensocial}.
 *
 * <p>A new question is a method of {@code Questions}.
 */
package io.shindigneo4j.benchmark.question;
