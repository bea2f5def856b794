package io.shindigneo4j.web.doctor;

/**
 * What a server has answered to an upgrade request.
 *
 * @param status of HTTP; 101 for a WebSocket
 * @param subprotocol that the server has chosen; empty for none
 * @param asksForLogin whether it says how to log in
 */
record UpgradeAnswer(int status, String subprotocol, boolean asksForLogin) {

  private static final int SWITCHING_PROTOCOLS = 101;

  static UpgradeAnswer of(ResponseHead head) {
    return new UpgradeAnswer(
        head.status(),
        head.headers().getOrDefault("Sec-WebSocket-Protocol", ""),
        head.headers().containsKey("WWW-Authenticate"));
  }

  boolean isOpen() {
    return status == SWITCHING_PROTOCOLS;
  }
}
