package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.server.connection.CoalescingTask;
import io.shindigneo4j.server.connection.OutboundQueue;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.session.ResponseEncoder;
import io.shindigneo4j.server.session.ResponseSender;
import io.shindigneo4j.server.session.UnreadAnswers;

/**
 * One request and its answer, which may be ready before its turn to be sent. Any thread may answer,
 * once; the rest is of the event loop.
 */
final class HttpExchange implements ResponseSender {

  private final ResponsePreferences preferences;
  private final ResponseEncoder encoder;
  private final ReadControl readControl;
  private final CoalescingTask drain;
  private final OutboundQueue unread;

  /** Null while it is not known. */
  private volatile ResponseEntity answer;

  /** The answer, where it is one that goes on; null while it is not known, and for others. */
  private volatile EventStreamResponse stream;

  private boolean last;

  /** The methods of the path; null if they are not known. */
  private String allowed;

  /**
   * @param encoder of failures, in the format of the style
   * @param readControl of the connection
   * @param drain asked as soon as there is an answer
   * @param unread of the connection
   */
  HttpExchange(
      ResponsePreferences preferences,
      ResponseEncoder encoder,
      ReadControl readControl,
      CoalescingTask drain,
      OutboundQueue unread) {
    this.preferences = preferences;
    this.encoder = encoder;
    this.readControl = readControl;
    this.drain = drain;
    this.unread = unread;
    this.last = !preferences.keepAlive();
  }

  ResponsePreferences preferences() {
    return preferences;
  }

  @Override
  public void send(byte[] payload) {
    answer(HttpResponseStatus.OK, payload);
  }

  @Override
  public UnreadAnswers unread() {
    return unread;
  }

  @Override
  public void fail(Failure failure, byte[] payload) {
    answer(StatusMapping.of(failure.code(), failure.retryable()), payload);
  }

  private void answer(HttpResponseStatus status, byte[] payload) {
    answer(ResponseEntity.of(status, MediaTypes.of(preferences.format()), payload));
  }

  void answer(ResponseEntity newAnswer) {
    unread.add(newAnswer.body().length);
    answer = newAnswer;
    drain.schedule();
  }

  /** For any thread. */
  void answer(EventStreamResponse newStream) {
    stream = newStream;
    drain.schedule();
  }

  /** Null while it is not known, and for other answers. */
  EventStreamResponse stream() {
    return stream;
  }

  OutboundQueue queue() {
    return unread;
  }

  void fail(Failure failure) {
    fail(failure, encoder.encode(failure));
  }

  /** Ends the connection at once: there will be no answer. For any thread. */
  void abandon() {
    readControl.close();
  }

  /** Answers the rejection, then closes: later requests are not read. */
  void refuse(RequestRejectedException refusal) {
    last = true;
    answer(told(refusal));
  }

  private ResponseEntity told(RequestRejectedException refusal) {
    RequestRejectedException.Kind kind = refusal.kind();
    Failure failure = new Failure(0, kind.code(), refusal.getMessage(), kind.retryable());
    ResponseEntity plain =
        ResponseEntity.of(
            kind.status(), MediaTypes.of(preferences.format()), encoder.encode(failure));
    return allowed == null ? plain : plain.with(HttpHeaderNames.ALLOW, allowed);
  }

  /** Null while it is not known. */
  ResponseEntity answer() {
    return answer;
  }

  /** Names the allowed methods in the answer to a request with another one. */
  void allow(String methods) {
    allowed = methods;
  }

  /** Closes the connection after the answer. */
  void closeAfterAnswer() {
    last = true;
  }

  boolean isLast() {
    return last;
  }
}
