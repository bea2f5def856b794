package io.shindigneo4j.workload.command;

import java.io.Console;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A password that stands on no command line, where others on the machine would read it. */
public final class PasswordInput {

  private PasswordInput() {}

  /**
   * What was typed; else what the system property or the environment has; else what is typed now,
   * where there is a console, or nothing.
   *
   * @param typed null where nobody has been asked
   * @param variable of the environment, such as {@code SOME_PASSWORD}; the property is then {@code
   *     some.password}
   * @param user whose it is
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
