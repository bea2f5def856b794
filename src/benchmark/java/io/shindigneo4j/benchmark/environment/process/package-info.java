/**
 * Java programs in processes that end with this one.
 *
 * <p>May use what starts processes of tests, and nothing else of the project.
 */
package io.shindigneo4j.benchmark.environment.process;
