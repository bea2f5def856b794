package io.shindigneo4j.web.oauth2;

import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.web.client.ClientAddress;
import io.shindigneo4j.web.limit.FailureLimiter;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import javax.servlet.http.HttpServletRequest;

/**
 * How often an address may fail in a minute: in the name of one client, and five times that of all
 * together. Other addresses are not held back by it, so that nobody locks a client out.
 */
final class FailedAttempts {
  private static final Duration PERIOD = Duration.ofMinutes(1);
  private static final int CLIENTS = 5;

  private final FailureLimiter ofClient;
  private final FailureLimiter ofAddress;

  FailedAttempts(int failures) {
    ofClient = new FailureLimiter(failures, PERIOD);
    ofAddress = new FailureLimiter(Math.multiplyExact(CLIENTS, failures), PERIOD);
  }

  static FailedAttempts from(Function<String, Optional<String>> find) {
    return new SettingValues(find)
        .get(OAuthSetting.FAILURES, text -> new FailedAttempts(Integer.parseInt(text)));
  }

  Optional<TooManyRequests> refusal(HttpServletRequest request, String client) {
    return ofClient.refusal(key(request, client)).or(() -> ofAddress.refusal(address(request)));
  }

  void add(HttpServletRequest request, String client) {
    ofClient.failed(key(request, client));
    ofAddress.failed(address(request));
  }

  private static String key(HttpServletRequest request, String client) {
    return address(request) + " " + client;
  }

  private static String address(HttpServletRequest request) {
    return ClientAddress.counted(request.getRemoteAddr());
  }
}
