/**
 * Clients that make histories: people by several transports, a bank, sets and registers.
 *
 * <p>May use {@code prove.history}, {@code prove.checker}, the driver, the operations of the schema
 * and their Cypher files. It knows nothing of servers and faults.
 *
 * <p>A new kind of write is a {@code SocialWrite.Kind}, with a Cypher file that finds it again.
 */
package io.shindigneo4j.prove.workload;
