package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.schema.events.Topic;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The head of a request for events.
 *
 * @param login what the client shows, and for which database
 * @param topics as the protocol has them
 * @param inChunks whether the version of HTTP has them; the end of the connection ends others
 */
record EventStreamRequest(LoginKey login, List<String> topics, EventStart start, boolean inChunks) {

  private static final String LAST_EVENT_ID = "Last-Event-ID";
  private static final String TOPICS = "topics";
  private static final String FROM = "from";
  private static final Set<String> PARAMETERS = Set.of("database", TOPICS, FROM);
  private static final String NOW = "now";
  private static final String EARLIEST = "earliest";

  /**
   * @throws RequestRejectedException where it begins nowhere
   */
  static EventStreamRequest of(HttpRequest request, RequestTarget target, String defaultDatabase)
      throws RequestRejectedException {
    RequestValidation.requireNoBody(request);
    requireKnown(target);
    LoginKey login = LoginKey.of(request.headers(), QueryTerms.database(target, defaultDatabase));
    List<String> topics = target.all(TOPICS);
    return new EventStreamRequest(
        login,
        topics.isEmpty() ? List.of(Topic.ALL) : topics,
        start(request, target),
        request.protocolVersion().equals(HttpVersion.HTTP_1_1));
  }

  private static void requireKnown(RequestTarget target) throws RequestRejectedException {
    for (String name : target.parameters().keySet()) {
      if (!PARAMETERS.contains(name)) {
        throw new RequestRejectedException(
            RequestRejectedException.Kind.MALFORMED, "an unknown parameter");
      }
    }
  }

  /** A browser that connects again has the same address, and tells where it was. */
  private static EventStart start(HttpRequest request, RequestTarget target)
      throws RequestRejectedException {
    String last = request.headers().get(LAST_EVENT_ID);
    String from = last == null || last.isEmpty() ? target.single(FROM).orElse(NOW) : last;
    return switch (from) {
      case NOW -> EventStart.NOW;
      case EARLIEST -> EventStart.EARLIEST;
      default -> EventStart.after(position(from));
    };
  }

  private static EventPosition position(String text) throws RequestRejectedException {
    Optional<EventPosition> position = EventPosition.parse(text);
    return position.orElseThrow(
        () ->
            new RequestRejectedException(
                RequestRejectedException.Kind.MALFORMED,
                "from is now, earliest or the id of an earlier event"));
  }

  Subscribe subscribe(long id) {
    return new Subscribe(id, topics, start, Integer.MAX_VALUE);
  }
}
