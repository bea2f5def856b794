/**
 * Random numbers and permutations that need no memory.
 *
 * <p>May use nothing else of the project.
 */
package io.shindigneo4j.workload.random;
