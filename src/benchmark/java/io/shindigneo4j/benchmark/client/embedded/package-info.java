/**
 * Clients of a database in the same process, by Cypher or by Neo4j's Java API. They answer the
 * questions of {@code Questions} only: viewers who may see everybody, and no filters.
 *
 * <p>May use {@code benchmark.question}, {@code schema} and Neo4j.
 *
 * <p>A new question is a line in {@code EmbeddedQuestions}.
 */
package io.shindigneo4j.benchmark.client.embedded;
