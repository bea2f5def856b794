package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Routing;
import java.time.Duration;
import java.util.Map;

/** Converts {@link Routes} and {@link Routing} into fields and back. */
final class RoutingFields {

  static final String REQUEST = "routes";
  static final String RESPONSE = "routing";

  private static final String TIMEOUT = "timeout";
  private static final String KNOWN = "known";
  private static final String READERS = "readers";
  private static final String WRITERS = "writers";
  private static final String ROUTERS = "routers";
  private static final String VERSION = "version";
  private static final String TIME_TO_LIVE = "timeToLive";

  private RoutingFields() {}

  static Map<String, Object> put(Map<String, Object> document, Routes routes) {
    document.put(TIMEOUT, routes.timeout().toMillis());
    document.put(KNOWN, routes.known());
    return document;
  }

  static Map<String, Object> put(Map<String, Object> document, Routing routing) {
    document.put(READERS, routing.readers());
    document.put(WRITERS, routing.writers());
    document.put(ROUTERS, routing.routers());
    document.put(VERSION, routing.version());
    document.put(TIME_TO_LIVE, routing.timeToLive().toSeconds());
    return document;
  }

  static Routes routes(long id, Fields fields) throws MalformedMessageException {
    return new Routes(id, Duration.ofMillis(fields.count(TIMEOUT)), fields.text(KNOWN));
  }

  static Routing routing(long id, Fields fields) throws MalformedMessageException {
    return new Routing(
        id,
        fields.texts(READERS),
        fields.texts(WRITERS),
        fields.texts(ROUTERS),
        fields.text(VERSION),
        Duration.ofSeconds(fields.count(TIME_TO_LIVE)));
  }
}
