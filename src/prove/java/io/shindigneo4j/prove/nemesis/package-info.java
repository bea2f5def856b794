/**
 * Faults of processes, links and disks, as a seed says, and clients that are a burden.
 *
 * <p>May use what starts processes of tests, and speaks the protocol for them. A new fault is a
 * {@code FaultKind} that {@code Nemesis} inflicts.
 */
package io.shindigneo4j.prove.nemesis;
