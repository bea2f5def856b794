package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.DriverSettings;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;

/**
 * Sends one upgrade request (RFC 6455, section 4.1), and reads the head of the answer. It follows
 * no redirect, which would take the password elsewhere.
 *
 * @param limit from the connection to the answer
 */
record WebSocketProbe(DriverSettings settings, Duration limit) {

  private static final int KEY_BYTES = 16;

  /**
   * Asks a server for a WebSocket, and hangs up.
   *
   * @param authorization the header; empty to come as a stranger
   * @throws IOException if the server does not answer by HTTP
   */
  UpgradeAnswer upgrade(Server server, Optional<String> authorization) throws IOException {
    Connector connector = new Connector(server, settings.connection().tls(), limit);
    byte[] request = request(server, authorization).getBytes(StandardCharsets.ISO_8859_1);
    return connector.talk(
        plain -> exchange(server.isEncrypted() ? connector.encrypt(plain) : plain, request));
  }

  private static UpgradeAnswer exchange(Socket socket, byte[] request) throws IOException {
    socket.getOutputStream().write(request);
    socket.getOutputStream().flush();
    return UpgradeAnswer.of(ResponseHead.read(socket.getInputStream()));
  }

  private String request(Server server, Optional<String> authorization) {
    StringBuilder request = new StringBuilder("GET " + server.uri().getRawPath() + " HTTP/1.1\r\n");
    add(request, "Host", server.uri().getRawAuthority());
    add(request, "Upgrade", "websocket");
    add(request, "Connection", "Upgrade");
    add(request, "Sec-WebSocket-Version", "13");
    add(request, "Sec-WebSocket-Key", key());
    add(request, "Sec-WebSocket-Protocol", settings.subprotocol());
    authorization.ifPresent(value -> add(request, "Authorization", value));
    return request.append("\r\n").toString();
  }

  private static void add(StringBuilder request, String name, String value) {
    request.append(name).append(": ").append(value).append("\r\n");
  }

  private static String key() {
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    return Base64.getEncoder().encodeToString(key);
  }
}
