package io.shindigneo4j.web.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
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
  private static final int MOST_COUNTED = 10_000;

  private final FailureLimiter ofClient;
  private final FailureLimiter ofAddress;

  /** What has counted in the last period. */
  private final Cache<String, Boolean> counted;

  FailedAttempts(int failures, TimeMeter clock) {
    ofClient = new FailureLimiter(failures, PERIOD, clock);
    ofAddress = new FailureLimiter(Math.multiplyExact(CLIENTS, failures), PERIOD, clock);
    counted =
        Caffeine.newBuilder()
            .maximumSize(MOST_COUNTED)
            .expireAfterWrite(PERIOD)
            .ticker(clock::currentTimeNanos)
            .executor(Runnable::run) // no thread that outlives the web application
            .build();
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

  /**
   * Adds a failure that may come again, and counts once in a period.
   *
   * @param cause what the client has failed with
   */
  public void addOnce(HttpServletRequest request, String client, String cause) {
    if (counted.asMap().putIfAbsent(key(request, client) + " " + cause, true) == null) {
      add(request, client);
    }
  }

  private static String key(HttpServletRequest request, String client) {
    return address(request) + " " + client;
  }

  private static String address(HttpServletRequest request) {
    return ClientAddress.counted(request.getRemoteAddr());
  }
}
