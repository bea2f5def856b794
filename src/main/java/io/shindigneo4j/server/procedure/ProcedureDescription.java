package io.shindigneo4j.server.procedure;

import static java.util.Objects.requireNonNull;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Parameter;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The description of a procedure.
 *
 * @param name letters, digits, dots, hyphens and underscores; at most {@value #MAX_NAME_LENGTH}
 * @param description a sentence; may be empty
 * @param origin {@value #BUILT_IN}, or a kind of file and its name
 */
public record ProcedureDescription(
    String name,
    String description,
    String version,
    AccessMode mode,
    List<Parameter> parameters,
    String origin) {

  public static final String BUILT_IN = "built-in";

  static final int MAX_NAME_LENGTH = 100;

  /** The names that rights are given for. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1," + MAX_NAME_LENGTH + "}");

  /**
   * @throws IllegalArgumentException if the name is not valid
   */
  public ProcedureDescription {
    requireNonNull(description, "a procedure needs a description");
    requireNonNull(version, "a procedure needs a version");
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("no procedure can have the name " + name);
    }
    parameters = List.copyOf(parameters);
  }

  /**
   * @throws IllegalArgumentException if the name or a parameter is not valid
   */
  static ProcedureDescription of(Operation<?, ?> operation, String version, String origin) {
    return new ProcedureDescription(
        operation.name(),
        operation.description(),
        version,
        operation.writes() ? AccessMode.WRITE : AccessMode.READ,
        operation.parameters(),
        origin);
  }
}
