/**
 * What a program would write that has the database in its own process: Cypher, or Neo4j's Java API.
 * For questions as {@code Questions} asks them: of viewers who see everybody, without filters.
 *
 * <p>May use {@code benchmark.question}, {@code schema} and Neo4j.
 *
 * <p>A new question is a line in {@code EmbeddedQuestions}.
 */
package io.shindigneo4j.benchmark.client.embedded;
