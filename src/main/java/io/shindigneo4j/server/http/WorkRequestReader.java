package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpContent;
import io.shindigneo4j.protocol.BodyCodec;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.ValueBudget;
import io.shindigneo4j.server.connection.InboundMessage;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.ReadControl.Reason;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.session.IncomingRequest;
import io.shindigneo4j.server.session.RequestProcessor;
import java.util.Optional;

/**
 * Reads the body of a request for work and submits the work to a session. Large bodies are decoded
 * on another thread, one of a connection at a time.
 */
final class WorkRequestReader {

  private static final int LARGE = 16 * 1024;

  private final HttpExchange exchange;
  private final WorkRequest head;
  private final RequestProcessor requests;
  private final HttpServices services;
  private final ReadControl readControl;
  private final HttpRequestBody body;

  WorkRequestReader(
      HttpExchange exchange,
      WorkRequest head,
      RequestProcessor requests,
      HttpServices services,
      ReadControl readControl) {
    this.exchange = exchange;
    this.head = head;
    this.requests = requests;
    this.services = services;
    this.readControl = readControl;
    this.body = new HttpRequestBody(services.limits().messageSize());
  }

  /**
   * Takes the next part of the body; the work begins with the last one.
   *
   * @param id of the work, unique for the connection
   * @throws RequestRejectedException where the body is too large
   */
  void read(HttpContent content, long id) throws RequestRejectedException {
    Optional<byte[]> whole = body.add(content);
    if (whole.isPresent()) {
      receive(whole.get(), id);
    }
  }

  private void receive(byte[] bytes, long id) {
    services.meters().received(bytes.length);
    services.meters().inflated(bytes.length);
    long received = System.nanoTime();
    if (bytes.length <= LARGE) {
      submit(bytes, id, received);
    } else {
      InboundMessage message = readControl.pauseFor(bytes);
      services.decoders().execute(() -> submitAndGoOn(message, id, received));
    }
  }

  private void submitAndGoOn(InboundMessage message, long id, long received) {
    Optional<byte[]> bytes = message.take();
    if (bytes.isEmpty()) {
      return; // the connection ends
    }
    try {
      submit(bytes.get(), id, received);
    } catch (RuntimeException | Error e) { // such as too little memory
      readControl.close();
      throw e;
    }
    readControl.resumeLater(Reason.DECODING);
  }

  private void submit(byte[] bytes, long id, long received) {
    try {
      ValueBudget budget = new ValueBudget(services.limits().requestMemory());
      Work work = work(bytes, id, budget);
      long size = bytes.length + budget.spent();
      requests.submit(new IncomingRequest<>(work, size, received, exchange));
    } catch (MalformedMessageException e) {
      services.meters().malformed();
      exchange.fail(new Failure(id, ErrorCode.MALFORMED_REQUEST, e.getMessage(), false));
    }
  }

  private Work work(byte[] bytes, long id, ValueBudget budget) throws MalformedMessageException {
    BodyCodec codec = HttpServices.codec(head.body());
    return head.procedure().isPresent()
        ? codec.call(id, head.terms(), head.procedure().get(), bytes, budget)
        : codec.cypher(id, head.terms(), bytes, budget);
  }
}
