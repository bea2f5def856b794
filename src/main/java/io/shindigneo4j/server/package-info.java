/**
 * The plug-in inside Neo4j: a kernel extension that opens the endpoint, and its settings.
 *
 * <p>May use {@code protocol}, {@code metrics}, {@code schema.migration}, the packages below it and
 * Neo4j; knows neither Shindig nor the operations that are called.
 *
 * <p>{@code procedure} is what native code plugs into, {@code migration} brings the schema up to
 * date, {@code session} runs requests, {@code endpoint} listens, {@code websocket} and {@code http}
 * speak with clients, by what {@code connection} has for both.
 */
package io.shindigneo4j.server;
