package io.shindigneo4j.web.doctor;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.util.Collection;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether something is set that nobody reads, such as a name with a slip.
 *
 * @param names under which something is set: keys, and names of variables
 */
record UnknownSettingsCheck(NavigableSet<String> names) implements Check {

  /** The longest name that is compared and printed. */
  private static final int MAX_LENGTH = 80;

  @Override
  public String name() {
    return "unknown settings";
  }

  @Override
  public CheckOutcome run() {
    Set<String> keys = KnownSettings.keys();
    Set<String> variables =
        keys.stream().map(SettingSources::variable).collect(Collectors.toUnmodifiableSet());
    Findings findings = new Findings();
    names.stream()
        .filter(name -> !keys.contains(name) && !variables.contains(name))
        .forEach(name -> findings.warn(advice(name, isKey(name) ? keys : variables)));
    return findings.outcome("none");
  }

  private static boolean isKey(String name) {
    return name.startsWith(KnownSettings.PREFIX);
  }

  private static String advice(String name, Collection<String> known) {
    String shown = name.substring(0, Math.min(name.length(), MAX_LENGTH));
    Optional<String> nearest = EditDistance.nearest(tail(shown), tails(known));
    return shown
        + " is not read by anything: "
        + nearest
            .map(tail -> "is it " + shown.substring(0, KnownSettings.PREFIX.length()) + tail + "?")
            .orElse("remove it.");
  }

  private static String tail(String name) {
    return name.substring(KnownSettings.PREFIX.length());
  }

  private static Set<String> tails(Collection<String> names) {
    return names.stream().map(UnknownSettingsCheck::tail).collect(Collectors.toUnmodifiableSet());
  }
}
