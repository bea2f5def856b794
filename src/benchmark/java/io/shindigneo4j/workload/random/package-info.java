/** Random numbers that nothing has to be kept for. */
package io.shindigneo4j.workload.random;
