package io.shindigneo4j.server.http;

import io.shindigneo4j.protocol.BodyCodec;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.Logins;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.AnswerEncoder;
import io.shindigneo4j.server.session.SessionFactory;
import java.util.Set;
import java.util.concurrent.Executor;

/**
 * What the handlers of all connections share.
 *
 * @param decoders where large bodies are decoded; not with the requests
 */
record HttpServices(
    Logins logins,
    SessionFactory sessions,
    Executor decoders,
    ConnectionLimits limits,
    Set<String> allowedOrigins,
    HttpSettings settings,
    Pages pages,
    ServerMeters meters) {

  private static final BodyCodec JSON = new BodyCodec(Format.JSON);
  private static final BodyCodec BSON = new BodyCodec(Format.BSON);

  static BodyCodec codec(Format format) {
    return format == Format.BSON ? BSON : JSON;
  }

  AnswerEncoder answers(Format format) {
    return new AnswerEncoder(codec(format), limits.messageSize());
  }
}
