/**
 * The questions, the people that they are about, and the conversion of answers to Shindig's
 * objects.
 *
 * <p>May use {@code workload.network}, {@code schema} and {@code opensocial}.
 *
 * <p>A new question is a method of the class of its domain, such as {@code PeopleQuestions}, and a
 * line in {@code Questions}.
 */
package io.shindigneo4j.benchmark.question;
