/**
 * Faults of processes, links and disks, as a seed says.
 *
 * <p>May use what starts processes of tests. A new fault is a {@code FaultKind} that {@code
 * Nemesis} inflicts.
 */
package io.shindigneo4j.prove.nemesis;
