package io.shindigneo4j.server.stored;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.Parameter;
import io.shindigneo4j.schema.ParameterType;
import io.shindigneo4j.schema.ParameterType.ListOf;
import io.shindigneo4j.schema.ParameterType.Plain;
import io.shindigneo4j.server.source.ProcedureSourceException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Parses the comments at the beginning of a file: a description, then lines such as {@code // mode:
 * read}, {@code // version: 1.0} and {@code // parameter limit: integer?, the most friends}. Use
 * one reader for each file.
 */
final class HeaderReader {

  private static final Pattern COMMENT = Pattern.compile("\\s*//\\s*(.*?)\\s*");
  private static final Pattern ENTRY =
      Pattern.compile("(mode\\s*:|version\\s*:|parameter\\s)\\s*(.*)");

  /** Name, type, a question mark if it is optional, description. */
  private static final Pattern PARAMETER =
      Pattern.compile("([A-Za-z_]\\w*)\\s*:\\s*([a-z ]+?)(\\?)?(?:\\s*,\\s*(.+))?");

  private final StringBuilder description = new StringBuilder();
  private final Map<String, Parameter> parameters = new LinkedHashMap<>();
  private AccessMode mode;
  private String version;
  private boolean entries;
  private int line;

  private HeaderReader() {}

  /**
   * Parses the header of a text.
   *
   * @throws ProcedureSourceException if a line is wrong or missing; the message has its number
   */
  static Header read(String text) {
    HeaderReader reader = new HeaderReader();
    for (String line : text.lines().toList()) {
      Matcher comment = COMMENT.matcher(line);
      if (!comment.matches()) {
        break;
      }
      reader.line++;
      reader.add(comment.group(1));
    }
    return reader.header();
  }

  private Header header() {
    if (description.isEmpty()) {
      throw new ProcedureSourceException("line 1: a comment must say what it does");
    }
    if (mode == null || version == null) {
      throw wrong("the comments up to here have no " + (mode == null ? "mode" : "version"));
    }
    return new Header(description.toString(), version, mode, List.copyOf(parameters.values()));
  }

  private void add(String comment) {
    Matcher entry = ENTRY.matcher(comment);
    if (entry.matches()) {
      entries = true;
      add(entry.group(1).replaceAll("\\W", ""), entry.group(2));
    } else if (!comment.isEmpty()) {
      describe(comment);
    }
  }

  private void describe(String comment) {
    if (entries) {
      throw wrong("there must be a mode, a version or a parameter: " + comment);
    }
    description.append(description.isEmpty() ? "" : " ").append(comment);
  }

  private void add(String kind, String value) {
    switch (kind) {
      case "mode" -> mode = once(mode, mode(value));
      case "version" -> version = once(version, version(value));
      default -> addParameter(value);
    }
  }

  private <T> T once(T before, T value) {
    if (before != null) {
      throw wrong("it is said twice");
    }
    return value;
  }

  private AccessMode mode(String value) {
    return switch (value) {
      case "read" -> AccessMode.READ;
      case "write" -> AccessMode.WRITE;
      default -> throw wrong("the mode is read or write, not " + value);
    };
  }

  private String version(String value) {
    if (value.isEmpty()) {
      throw wrong("a version has at least one character");
    }
    return value;
  }

  private void addParameter(String value) {
    Matcher parts = PARAMETER.matcher(value);
    if (!parts.matches()) {
      throw wrong("a parameter is written \"parameter name: type, description\"");
    }
    Parameter parameter = parameter(parts);
    if (parameters.putIfAbsent(parameter.name(), parameter) != null) {
      throw wrong("two parameters have the name " + parameter.name());
    }
  }

  private Parameter parameter(Matcher parts) {
    ParameterType type =
        TypeNames.type(parts.group(2))
            .orElseThrow(() -> wrong("no parameter has type " + parts.group(2)));
    String meaning = parts.group(4) == null ? "" : parts.group(4);
    return new Parameter(parts.group(1), type, parts.group(3) == null, meaning);
  }

  private ProcedureSourceException wrong(String reason) {
    return new ProcedureSourceException("line " + line + ": " + reason);
  }

  /** The names of types in headers, such as {@code string} and {@code list of integer}. */
  private static final class TypeNames {

    private static final String LIST = "list of ";
    private static final int MAX_DEPTH = 10;

    private TypeNames() {}

    /**
     * Empty for an unknown type, or one of lists that are nested deeper than {@value #MAX_DEPTH}.
     */
    static Optional<ParameterType> type(String name) {
      return type(name, MAX_DEPTH);
    }

    private static Optional<ParameterType> type(String name, int depth) {
      if (name.startsWith(LIST) && depth > 0) {
        return type(name.substring(LIST.length()), depth - 1).map(ListOf::new);
      }
      return Stream.of(Plain.values())
          .filter(plain -> plain.text().equals(name))
          .<ParameterType>map(plain -> plain)
          .findFirst();
    }
  }
}
