package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Security tokens of viewers. Each is made once, and valid for longer than a run. */
public final class ViewerTokens {

  private static final Duration DAY = Duration.ofDays(1);

  private final Map<String, String> tokens = new ConcurrentHashMap<>();

  public String of(String viewer) {
    return tokens.computeIfAbsent(viewer, ViewerTokens::made);
  }

  private static String made(String viewer) {
    String end = Long.toString(Instant.now().plus(DAY).getEpochSecond());
    return Tokens.encrypted(
        Tokens.KEY, new HashMap<>(Map.of("o", viewer, "v", viewer, "u", "app", "x", end)));
  }
}
