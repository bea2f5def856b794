package io.shindigneo4j.server.http;

import io.shindigneo4j.protocol.BodyCodec;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.LoginService;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.ResponseEncoder;
import io.shindigneo4j.server.session.SessionFactory;
import java.util.Set;
import java.util.concurrent.Executor;

/**
 * The services that the handlers of all connections share.
 *
 * @param decoders where large bodies are decoded; not with the requests
 * @param memory for answers that clients have not read
 */
record HttpServices(
    LoginService logins,
    SessionFactory sessions,
    Executor decoders,
    ConnectionLimits limits,
    Set<String> allowedOrigins,
    HttpSettings settings,
    StatusPages pages,
    OutboundMemory memory,
    ServerMeters meters) {

  private static final BodyCodec JSON = new BodyCodec(Format.JSON);
  private static final BodyCodec BSON = new BodyCodec(Format.BSON);

  static BodyCodec codec(Format format) {
    return format == Format.BSON ? BSON : JSON;
  }

  ResponseEncoder answers(Format format) {
    return new ResponseEncoder(codec(format), limits.messageSize());
  }
}
