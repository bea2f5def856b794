/**
 * The benchmark and its command, {@code ./bench}.
 *
 * <p>Questions are in {@code question}, the servers in {@code environment}, the clients in {@code
 * client} and {@code shindig}, the timing in {@code measurement}, what is compared in {@code
 * suite}, and the output in {@code result} and {@code report}. {@code cost} measures single parts
 * of the project.
 *
 * <p>May use {@code workload}, the project, and helpers of its tests ({@code testing}, {@code
 * installation}).
 */
package io.shindigneo4j.benchmark;
