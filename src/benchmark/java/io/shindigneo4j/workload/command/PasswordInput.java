package io.shindigneo4j.workload.command;

import java.io.Console;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads a password that is not on the command line, where other users of the machine could read it.
 */
public final class PasswordInput {

  private PasswordInput() {}

  /**
   * Returns what was typed before, else the value of the system property or the environment
   * variable, else what is typed at the console now. Empty without a console.
   *
   * @param typed null if nothing was typed
   * @param variable of the environment, such as {@code SOME_PASSWORD}; the property is then {@code
   *     some.password}
   * @param user the user whose password it is
   */
  public static String of(char[] typed, String variable, String user) {
    return typed == null
        ? given(variable).orElseGet(() -> asked(System.console(), user))
        : new String(typed);
  }

  private static Optional<String> given(String variable) {
    String property = variable.toLowerCase(Locale.ROOT).replace('_', '.');
    return Stream.of(System.getProperty(property), System.getenv(variable))
        .filter(Objects::nonNull)
        .findFirst();
  }

  private static String asked(Console console, String user) {
    char[] answer = console == null ? null : console.readPassword("Password of %s: ", user);
    return answer == null ? "" : new String(answer);
  }
}
