/**
 * The commands {@code generate}, {@code load} and {@code import} of {@code ./bench}.
 *
 * <p>May use all of {@code workload}, and picocli.
 *
 * <p>A new command is a class here and a subcommand of {@code Benchmark}.
 */
package io.shindigneo4j.workload.command;
