package io.shindigneo4j.web.oauth2;

import com.google.inject.Singleton;
import io.shindigneo4j.web.client.ClientAddress;
import io.shindigneo4j.web.limit.FailureLimiter;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.time.Duration;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;

/**
 * How often an address may fail: in the name of one client, and of all together. Other addresses
 * are not held back by it, so that nobody locks a client out.
 */
@Singleton
final class FailedAttempts {
  static final int OF_CLIENT = 10;
  static final int OF_ADDRESS = 50;

  private static final Duration PERIOD = Duration.ofMinutes(1);

  private final FailureLimiter clients = new FailureLimiter(OF_CLIENT, PERIOD);
  private final FailureLimiter addresses = new FailureLimiter(OF_ADDRESS, PERIOD);

  Optional<TooManyRequests> refusal(HttpServletRequest request, String client) {
    return clients.refusal(key(request, client)).or(() -> addresses.refusal(address(request)));
  }

  void add(HttpServletRequest request, String client) {
    clients.failed(key(request, client));
    addresses.failed(address(request));
  }

  private static String key(HttpServletRequest request, String client) {
    return address(request) + " " + client;
  }

  private static String address(HttpServletRequest request) {
    return ClientAddress.counted(request.getRemoteAddr());
  }
}
