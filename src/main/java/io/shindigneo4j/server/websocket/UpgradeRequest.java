package io.shindigneo4j.server.websocket;

import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.server.session.Credential;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a client asks for and offers.
 *
 * @param database the path of the request
 */
record UpgradeRequest(String database, Credential credential, Subprotocol subprotocol) {

  private static final Pattern PATH = Pattern.compile("/([A-Za-z][A-Za-z0-9.-]{0,62})");
  private static final String BASIC = "Basic ";
  private static final String BEARER = "Bearer ";

  /**
   * @param settings which origins and subprotocols are accepted
   * @throws UpgradeRefusal for anything that is not a request to open a connection
   */
  static UpgradeRequest of(FullHttpRequest request, EndpointSettings settings)
      throws UpgradeRefusal {
    requireUpgrade(request);
    requireOrigin(request, settings.allowedOrigins());
    Credential credential = credential(request.headers().get(HttpHeaderNames.AUTHORIZATION));
    return new UpgradeRequest(
        database(request.uri()), credential, subprotocol(request, settings.subprotocols()));
  }

  private static void requireUpgrade(FullHttpRequest request) throws UpgradeRefusal {
    if (!request.decoderResult().isSuccess()) {
      throw new UpgradeRefusal(HttpResponseStatus.BAD_REQUEST, "not an HTTP request");
    }
    if (!request.method().equals(HttpMethod.GET)
        || !request.headers().containsValue(HttpHeaderNames.UPGRADE, "websocket", true)) {
      throw new UpgradeRefusal(HttpResponseStatus.UPGRADE_REQUIRED, "only WebSocket is spoken");
    }
  }

  private static void requireOrigin(FullHttpRequest request, Set<String> allowed)
      throws UpgradeRefusal {
    if (!allowed.containsAll(request.headers().getAll(HttpHeaderNames.ORIGIN))) {
      throw new UpgradeRefusal(HttpResponseStatus.FORBIDDEN, "no page of that origin may connect");
    }
  }

  private static String database(String path) throws UpgradeRefusal {
    var matcher = PATH.matcher(path);
    if (!matcher.matches()) {
      throw new UpgradeRefusal(HttpResponseStatus.NOT_FOUND, "the path names no database");
    }
    return matcher.group(1);
  }

  private static Credential credential(String authorization) throws UpgradeRefusal {
    if (hasScheme(authorization, BASIC)) {
      return password(authorization.substring(BASIC.length()));
    } else if (hasScheme(authorization, BEARER)) {
      return new Credential.Bearer(authorization.substring(BEARER.length()).trim());
    }
    throw UpgradeRefusal.unauthorized();
  }

  private static boolean hasScheme(String authorization, String scheme) {
    return authorization != null
        && authorization.regionMatches(true, 0, scheme, 0, scheme.length());
  }

  private static Credential password(String base64) throws UpgradeRefusal {
    String[] pair = decode(base64).split(":", 2);
    if (pair.length != 2) {
      throw UpgradeRefusal.unauthorized();
    }
    return new Credential.Password(pair[0], pair[1]);
  }

  private static String decode(String base64) throws UpgradeRefusal {
    try {
      return new String(Base64.getDecoder().decode(base64.trim()), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw UpgradeRefusal.unauthorized();
    }
  }

  private static Subprotocol subprotocol(FullHttpRequest request, List<Subprotocol> known)
      throws UpgradeRefusal {
    List<String> offered =
        request.headers().getAll(HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL).stream()
            .flatMap(header -> Arrays.stream(header.split(",")))
            .map(String::trim)
            .toList();
    return Subprotocol.select(offered, known)
        .orElseThrow(
            () ->
                new UpgradeRefusal(
                    HttpResponseStatus.BAD_REQUEST,
                    "offer one of the subprotocols " + names(known)));
  }

  private static String names(List<Subprotocol> known) {
    return known.stream().map(Subprotocol::name).collect(Collectors.joining(", "));
  }
}
