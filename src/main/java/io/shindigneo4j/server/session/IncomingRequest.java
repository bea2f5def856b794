package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Request;
import java.util.Objects;

/**
 * A request with its time of arrival and the sender of its answer.
 *
 * @param bytes of memory that its document and its values take, about
 * @param received the time of arrival, by {@link System#nanoTime}; the request's timeout starts
 *     then
 * @param sender takes the payloads of the answer, on any thread
 */
public record IncomingRequest<R extends Request>(
    R message, long bytes, long received, ResponseSender sender) {

  public IncomingRequest {
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(sender, "sender");
  }

  /** The id by which the client pairs the answer with the request. */
  long id() {
    return message.id();
  }

  /** How long ago the request arrived. */
  long nanosSinceArrival() {
    return System.nanoTime() - received;
  }

  /** Another form of the same request. */
  <S extends Request> IncomingRequest<S> with(S other) {
    return new IncomingRequest<>(other, bytes, received, sender);
  }
}
