/**
 * The operations on the social graph as a whole: who is near whom, and who should meet.
 *
 * <p>May use {@code schema} only. A new operation on the graph is a record and a constant in {@code
 * SocialGraphOperations}.
 */
package io.shindigneo4j.schema.graph;
