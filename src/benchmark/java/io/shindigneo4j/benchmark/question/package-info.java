/**
 * What is asked, about whom, and what an answer says in Shindig's objects.
 *
 * <p>May use {@code workload.network}, {@code schema} and {@code opensocial}.
 *
 * <p>A new question is a method of {@code Questions}.
 */
package io.shindigneo4j.benchmark.question;
