/**
 * The social graph as a service: who is near whom, and who should meet.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * opensocial.execution}, {@code opensocial.groups}, {@code opensocial.mapping}, {@code
 * opensocial.people}, {@code opensocial.request}, {@code opensocial.xml}, {@code schema} and
 * Shindig.
 *
 * <p>A new call is a method of {@code GraphHandler}, and of a class that knows its operation.
 */
package io.shindigneo4j.opensocial.graph;
