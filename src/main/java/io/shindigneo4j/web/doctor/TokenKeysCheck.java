package io.shindigneo4j.web.doctor;

import io.shindigneo4j.web.token.TokenKeys;
import io.shindigneo4j.web.token.TokenSettings;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Whether there are keys of tokens, of which the one that encrypts is not too old. */
record TokenKeysCheck(Function<String, Optional<String>> find, InstantSource clock)
    implements Check {

  private static final Duration OLD = Duration.ofDays(400);

  /** After which time nobody needs the keys before any more. */
  private static final Duration REPLACED = Duration.ofDays(30);

  @Override
  public String name() {
    return "token keys";
  }

  @Override
  public CheckOutcome run() {
    return TokenSettings.from(find)
        .keys()
        .map(this::outcome)
        .orElseGet(() -> CheckOutcome.warning("none", "Set shindig.neo4j.token-type to secure."));
  }

  private CheckOutcome outcome(TokenKeys keys) {
    List<String> names = keys.names();
    String current = keys.encryptingName();
    Findings findings = new Findings();
    names.forEach(name -> checkTime(name, findings));
    Optional<Duration> age = age(current);
    if (age.filter(time -> time.compareTo(OLD) > 0).isPresent()) {
      findings.warn(
          "The key " + current + " is older than a year: run 'shindig-neo4j keys rotate'.");
    }
    if (names.indexOf(current) > 0
        && age.filter(time -> time.compareTo(REPLACED) > 0).isPresent()) {
      findings.warn(
          "The keys before "
              + current
              + " were replaced long ago: run 'shindig-neo4j keys reseal', then 'keys retire'.");
    }
    return findings.outcome(names.size() + ", of which " + current + " encrypts");
  }

  private void checkTime(String name, Findings findings) {
    if (age(name).filter(Duration::isNegative).isPresent()) {
      findings.warn("The key " + name + " is of the future: set the clock of this machine right.");
    }
  }

  private Optional<Duration> age(String name) {
    Instant now = clock.instant();
    return TokenKeys.created(name).map(created -> Duration.between(created, now));
  }
}
