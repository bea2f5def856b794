package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.server.connection.Listening;
import io.shindigneo4j.server.connection.Refusal;
import io.shindigneo4j.server.connection.Soon;
import io.shindigneo4j.server.session.AnswerEncoder;
import io.shindigneo4j.server.session.Outbox;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One request and its answer, which may be known before it is its turn. May be answered on any
 * thread, once; the rest is of the event loop.
 */
final class Exchange implements Outbox {

  private final RequestStyle style;
  private final AnswerEncoder encoder;
  private final Listening listening;
  private final Soon drain;
  private final AtomicLong bytesHeld;

  /** Null while it is not known. */
  private volatile Answer answer;

  private boolean last;

  /** The only method of the path; null where that is not known. */
  private HttpMethod allowed;

  /**
   * @param encoder of failures, in the format of the style
   * @param listening of the connection
   * @param drain asked as soon as there is an answer
   * @param bytesHeld of all answers that are not sent yet
   */
  Exchange(
      RequestStyle style,
      AnswerEncoder encoder,
      Listening listening,
      Soon drain,
      AtomicLong bytesHeld) {
    this.style = style;
    this.encoder = encoder;
    this.listening = listening;
    this.drain = drain;
    this.bytesHeld = bytesHeld;
    this.last = !style.keepAlive();
  }

  RequestStyle style() {
    return style;
  }

  @Override
  public void send(byte[] payload) {
    answer(HttpResponseStatus.OK, payload);
  }

  @Override
  public void fail(Failure failure, byte[] payload) {
    answer(Statuses.of(failure.code(), failure.retryable()), payload);
  }

  private void answer(HttpResponseStatus status, byte[] payload) {
    answer(Answer.of(status, MediaTypes.of(style.format()), payload));
  }

  void answer(Answer newAnswer) {
    bytesHeld.addAndGet(newAnswer.body().length);
    answer = newAnswer;
    drain.ask();
  }

  void fail(Failure failure) {
    fail(failure, encoder.encode(failure));
  }

  /** Ends the connection at once: there will be no answer. For any thread. */
  void abandon() {
    listening.end();
  }

  /** Ends the connection, too: what comes behind a request that is not taken is not read. */
  void refuse(Refusal refusal) {
    last = true;
    answer(told(refusal));
  }

  private Answer told(Refusal refusal) {
    Refusal.Kind kind = refusal.kind();
    Failure failure = new Failure(0, kind.code(), refusal.getMessage(), kind.retryable());
    Answer plain = Answer.of(kind.status(), MediaTypes.of(style.format()), encoder.encode(failure));
    return allowed == null ? plain : plain.with(HttpHeaderNames.ALLOW, allowed.asciiName());
  }

  /** Null while it is not known. */
  Answer answer() {
    return answer;
  }

  /** The answer has been sent. */
  void release() {
    bytesHeld.addAndGet(-answer.body().length);
  }

  /** To be told to who uses another method. */
  void allow(HttpMethod method) {
    allowed = method;
  }

  /** The connection ends with its answer. */
  void endConnection() {
    last = true;
  }

  boolean isLast() {
    return last;
  }
}
