package io.shindigneo4j.web.operator;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The people who may see how this server does.
 *
 * @param people their ids
 */
public record Operators(Set<String> people) {
  private static final Pattern ID = Pattern.compile("[^\\s,]+");

  /**
   * Reads the setting.
   *
   * @throws InvalidSettingException for what is no id
   */
  public static Operators from(Function<String, Optional<String>> find) {
    return new Operators(
        new SettingValues(find).names(OperatorSetting.OPERATORS, ID, "the id of a person"));
  }

  public boolean include(String person) {
    return people.contains(person);
  }
}
