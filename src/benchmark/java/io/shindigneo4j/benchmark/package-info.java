/**
 * The benchmark and its command; run by hand, only a small one by the build.
 *
 * <p>What is asked is in {@code question}, who answers in {@code environment}, the ways there in
 * {@code client} and, through Shindig, in {@code shindig}, how it is measured in {@code
 * measurement}, what is compared in {@code suite}, what came of it in {@code result} and {@code
 * report}. {@code cost} has measurements of single parts.
 */
package io.shindigneo4j.benchmark;
