package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.ErrorCode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The native procedures that each user may call, such as {@code *:people.*,groups.get; alice:*}. An
 * entry has a user and the names of procedures; a star at the end of a name matches any ending. The
 * entry of the user {@code *} applies to all who have none; it may omit the user. What copies the
 * whole graph must be named: {@code *} alone does not cover {@code system.export.*}. Immutable.
 */
public final class ProcedureRights {

  private static final String ANY = "*";

  /** The procedures that a shorter name with a star does not cover. */
  private static final String NAMED_ONLY = "system.export.";

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+\\*?|\\*");

  private final String text;
  private final Map<String, List<String>> names;

  private ProcedureRights(String text, Map<String, List<String>> names) {
    this.text = text;
    this.names = names;
  }

  /**
   * Parses the entries.
   *
   * @throws IllegalArgumentException if they are malformed
   */
  public static ProcedureRights parse(String text) {
    Map<String, List<String>> names = new HashMap<>();
    for (String entry : words(text, ";")) {
      int colon = entry.lastIndexOf(':'); // no procedure has one in its name
      String user = colon < 0 ? ANY : entry.substring(0, colon).strip();
      if (names.putIfAbsent(user, names(entry.substring(colon + 1))) != null) {
        throw new IllegalArgumentException("two entries for " + user);
      }
    }
    return new ProcedureRights(text, names);
  }

  private static List<String> names(String list) {
    List<String> names = words(list, ",");
    for (String name : names) {
      if (!NAME.matcher(name).matches()) {
        throw new IllegalArgumentException("not the name of a procedure: " + name);
      }
    }
    return names;
  }

  private static List<String> words(String text, String separator) {
    return Pattern.compile(separator)
        .splitAsStream(text)
        .map(String::strip)
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /** Whether the user may call the procedure. */
  public boolean allow(String user, String procedure) {
    List<String> allowed = names.getOrDefault(user, names.getOrDefault(ANY, List.of()));
    return allowed.stream().anyMatch(name -> covers(name, procedure));
  }

  /**
   * Checks that the user may call the procedure.
   *
   * @throws RequestException if not
   */
  public void require(String user, String procedure) {
    if (!allow(user, procedure)) {
      throw new RequestException(
          ErrorCode.FORBIDDEN_PROCEDURE, "the user may not call " + procedure, false);
    }
  }

  private static boolean covers(String name, String procedure) {
    if (procedure.startsWith(NAMED_ONLY) && !name.startsWith(NAMED_ONLY)) {
      return false;
    }
    return name.endsWith(ANY)
        ? procedure.startsWith(name.substring(0, name.length() - ANY.length()))
        : procedure.equals(name);
  }

  /** The text of the setting. */
  @Override
  public String toString() {
    return text;
  }
}
