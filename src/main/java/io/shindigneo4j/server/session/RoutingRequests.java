package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Routing;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.routing.PublishedRoutingTable;
import io.shindigneo4j.server.routing.RoutingContext;
import io.shindigneo4j.server.routing.RoutingTableWatch;
import io.shindigneo4j.server.session.Termination.Reason;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The requests of a session that wait for a change of the routing table. Safe for use by many
 * threads.
 */
final class RoutingRequests {

  private static final int MAX_VERSION_LENGTH = 1_000;

  private final RoutingTableWatch tables;
  private final RoutingContext context;
  private final SessionServices services;
  private final Map<Long, CompletableFuture<PublishedRoutingTable>> waiting =
      new ConcurrentHashMap<>();

  RoutingRequests(RoutingTableWatch tables, RoutingContext context, SessionServices services) {
    this.tables = tables;
    this.context = context;
    this.services = services;
  }

  int size() {
    return waiting.size();
  }

  boolean has(long id) {
    return waiting.containsKey(id);
  }

  void submit(IncomingRequest<Routes> incoming) {
    Routes request = incoming.message();
    CompletableFuture<PublishedRoutingTable> answer =
        tables.next(context, known(request), patience(request.timeout()));
    RequestMemory.Use memory = services.memory().begin(incoming.bytes());
    waiting.put(request.id(), answer);
    answer.whenComplete(
        (table, failure) -> {
          waiting.remove(request.id());
          memory.release();
          if (!answer.isCancelled()) {
            incoming.sender().send(encode(request, table, failure));
          }
        });
  }

  /** A longer text is no version of a table, and would be kept for a while. */
  private static String known(Routes request) {
    return request.known().length() > MAX_VERSION_LENGTH ? "" : request.known();
  }

  private Duration patience(Duration asked) {
    Duration longest = services.limits().timeout();
    return asked.compareTo(longest) > 0 ? longest : asked;
  }

  private byte[] encode(Routes request, PublishedRoutingTable table, Throwable failure) {
    if (failure != null) {
      return encode(request, cause(failure));
    }
    try {
      return services.answers().encode(message(request.id(), table));
    } catch (RequestException e) {
      return encode(request, e);
    }
  }

  private byte[] encode(Routes request, Throwable failure) {
    return services.answers().encode(services.failures().failure(request, failure));
  }

  private static Routing message(long id, PublishedRoutingTable table) {
    return new Routing(
        id, table.readers(), table.writers(), table.routers(), table.version(), table.timeToLive());
  }

  private static Throwable cause(Throwable failure) {
    return failure instanceof CompletionException ? failure.getCause() : failure;
  }

  /** Sends those who wait to another server, as this one is about to stop. */
  void drain() {
    waiting
        .values()
        .forEach(
            answer ->
                answer.completeExceptionally(
                    new RequestException(
                        ErrorCode.DATABASE_NOT_READY, "the server is about to stop", true)));
  }

  /** Answers a request that the client gives up. */
  void cancel(long id) {
    CompletableFuture<PublishedRoutingTable> answer = waiting.get(id);
    if (answer != null) {
      answer.completeExceptionally(Termination.exception(Reason.CANCELLED));
    }
  }

  /** Ends all requests without an answer, as the client has gone. */
  void close() {
    waiting.values().forEach(answer -> answer.cancel(false));
  }
}
