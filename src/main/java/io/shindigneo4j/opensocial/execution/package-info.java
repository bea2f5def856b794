/**
 * The execution of operations: as the native procedure or the Cypher file of its name. Services
 * cannot tell which.
 *
 * <p>May use {@code driver}, {@code opensocial.configuration}, {@code schema}, and Shindig's
 * exception for failures.
 */
package io.shindigneo4j.opensocial.execution;
