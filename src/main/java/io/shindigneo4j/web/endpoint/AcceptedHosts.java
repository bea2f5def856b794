package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The names by which this server may be called, so that a page whose name stands for its address
 * cannot read from it.
 *
 * @param names in lower case, without ports; one that begins with {@code *.} stands for all names
 *     below it; empty for any
 */
record AcceptedHosts(Set<String> names) {
  private static final Pattern NAME = Pattern.compile("(\\*\\.)?[a-z0-9._-]+|\\[[0-9a-f:.]+]");

  /**
   * @throws InvalidSettingException if the text is no list of names
   */
  static AcceptedHosts from(Function<String, Optional<String>> find) {
    return new AcceptedHosts(
        new SettingValues(find).names(EndpointSetting.HOSTS, NAME, "the name of a host"));
  }

  /** A final dot makes no other host of a name. */
  boolean contain(String name) {
    String whole = name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
    String lower = whole.toLowerCase(Locale.ROOT);
    return names.isEmpty()
        || names.contains(lower)
        || names.stream()
            .anyMatch(each -> each.startsWith("*.") && lower.endsWith(each.substring(1)));
  }
}
