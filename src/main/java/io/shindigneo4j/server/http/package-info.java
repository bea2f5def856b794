/**
 * HTTP: calls and Cypher texts as requests, answered in their order; events, health, meters and a
 * description of all this.
 *
 * <p>May use {@code protocol}, {@code server.connection}, {@code server.events}, {@code
 * server.session}, {@code server.metrics}, Jackson and the Netty that Neo4j brings; knows no
 * Cypher, and of procedures what {@code server.procedure} and {@code schema} say of them.
 *
 * <p>A new path is a constant of {@code Route}, a new term of work a parameter in {@code
 * QueryTerms}, the status of a new code a row in {@code StatusMapping}; each goes into {@code
 * openapi.json} as well. A new type of parameters has a schema in {@code ParameterSchemas}.
 */
package io.shindigneo4j.server.http;
