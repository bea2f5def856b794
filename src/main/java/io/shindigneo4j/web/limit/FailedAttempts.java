package io.shindigneo4j.web.limit;

import io.github.bucket4j.TimeMeter;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.web.client.ClientAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import javax.servlet.http.HttpServletRequest;

/**
 * How often an address may fail in a minute: in the name of one client, and five times that of all
 * together. Other addresses are not held back by it, so that nobody locks a client out.
 */
public final class FailedAttempts {
  private static final Duration PERIOD = Duration.ofMinutes(1);
  private static final int CLIENTS = 5;

  private final FailureLimiter ofClient;
  private final FailureLimiter ofAddress;

  FailedAttempts(int failures, TimeMeter clock) {
    ofClient = new FailureLimiter(failures, PERIOD, clock);
    ofAddress = new FailureLimiter(Math.multiplyExact(CLIENTS, failures), PERIOD, clock);
  }

  /**
   * Reads the setting.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static FailedAttempts from(Function<String, Optional<String>> find) {
    return new SettingValues(find)
        .get(
            LimitSetting.OAUTH_FAILURES,
            text -> new FailedAttempts(Integer.parseInt(text), TimeMeter.SYSTEM_NANOTIME));
  }

  public Optional<TooManyRequests> refusal(HttpServletRequest request, String client) {
    return ofClient.refusal(key(request, client)).or(() -> ofAddress.refusal(address(request)));
  }

  public void add(HttpServletRequest request, String client) {
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
