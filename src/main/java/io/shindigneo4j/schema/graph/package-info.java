/**
 * The operations on the social graph as a whole: who is near whom, and who should meet.
 *
 * <p>May use {@code schema} only. A new operation is a constant and its records in {@code
 * SocialGraphOperations} or {@code RecommendationOperations}.
 */
package io.shindigneo4j.schema.graph;
