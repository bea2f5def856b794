package io.shindigneo4j.server.websocket;

import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.server.connection.AuthorizationHeader;
import io.shindigneo4j.server.connection.DatabaseNames;
import io.shindigneo4j.server.connection.EndpointSettings;
import io.shindigneo4j.server.connection.OriginCheck;
import io.shindigneo4j.server.connection.RequestHead;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.connection.TargetUri;
import io.shindigneo4j.server.session.Credential;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The parts of an upgrade request.
 *
 * @param database the path of the request
 */
record UpgradeRequest(String database, Credential credential, Subprotocol subprotocol) {

  /**
   * @param settings which origins and subprotocols are accepted
   * @throws RequestRejectedException for anything that is not a request to open a connection
   */
  static UpgradeRequest of(FullHttpRequest request, EndpointSettings settings)
      throws RequestRejectedException {
    requireUpgrade(request);
    UpgradeHeaders.require(request.headers());
    OriginCheck.require(request.headers(), settings.allowedOrigins());
    Credential credential =
        AuthorizationHeader.credential(request.headers().get(HttpHeaderNames.AUTHORIZATION));
    return new UpgradeRequest(
        database(request.uri()), credential, subprotocol(request, settings.subprotocols()));
  }

  private static void requireUpgrade(FullHttpRequest request) throws RequestRejectedException {
    if (!request.decoderResult().isSuccess()) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.MALFORMED, "not an HTTP request");
    }
    RequestHead.require(request);
    if (!request.method().equals(HttpMethod.GET)
        || !request.headers().containsValue(HttpHeaderNames.UPGRADE, "websocket", true)) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.NO_UPGRADE, "only WebSocket is spoken");
    }
  }

  private static String database(String uri) throws RequestRejectedException {
    String path = TargetUri.of(uri).local();
    if (!path.startsWith("/") || !DatabaseNames.isValid(path.substring(1))) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.UNKNOWN_DATABASE, "the path names no database");
    }
    return path.substring(1);
  }

  private static Subprotocol subprotocol(FullHttpRequest request, List<Subprotocol> known)
      throws RequestRejectedException {
    List<String> offered =
        request.headers().getAll(HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL).stream()
            .flatMap(header -> Arrays.stream(header.split(",")))
            .map(String::trim)
            .toList();
    return Subprotocol.select(offered, known)
        .orElseThrow(
            () ->
                new RequestRejectedException(
                    RequestRejectedException.Kind.UNKNOWN_SUBPROTOCOL,
                    "offer one of the subprotocols " + names(known)));
  }

  private static String names(List<Subprotocol> known) {
    return known.stream().map(Subprotocol::name).collect(Collectors.joining(", "));
  }
}
