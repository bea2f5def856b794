package io.shindigneo4j.schema.migration;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A step from the version before its number to its number. */
public record Migration(int number, String name, List<String> statements) {

  private static final Pattern FILE = Pattern.compile("(\\d{4})-([a-z0-9-]+)\\.cypher");
  private static final Pattern END_OF_STATEMENT = Pattern.compile(";\\s*(\\R|$)");
  private static final String COMMENT = "//";

  public Migration {
    statements = List.copyOf(statements);
    if (statements.isEmpty()) {
      throw new IllegalArgumentException("migration " + number + " has no statements");
    }
  }

  /**
   * @param file such as {@code 0001-people.cypher}
   */
  static Migration parse(String file, String text) {
    Matcher parts = FILE.matcher(file);
    if (!parts.matches()) {
      throw new IllegalArgumentException(file + " is no name of a migration");
    }
    return new Migration(Integer.parseInt(parts.group(1)), parts.group(2), statements(text));
  }

  private static List<String> statements(String text) {
    String cypher =
        text.lines()
            .filter(line -> !line.stripLeading().startsWith(COMMENT))
            .collect(Collectors.joining("\n"));
    return Arrays.stream(END_OF_STATEMENT.split(cypher))
        .map(String::strip)
        .filter(statement -> !statement.isEmpty())
        .toList();
  }

  @Override
  public String toString() {
    return number + " (" + name + ")";
  }
}
