/**
 * Java programs in processes that end with this one.
 *
 * <p>May use nothing else of the project.
 */
package io.shindigneo4j.benchmark.environment.process;
