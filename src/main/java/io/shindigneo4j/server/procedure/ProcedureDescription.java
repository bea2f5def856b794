package io.shindigneo4j.server.procedure;

import static java.util.Objects.requireNonNull;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Parameter;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What is known of a procedure without a call.
 *
 * @param name of letters, digits, dots, hyphens and underscores; at most {@value #LONGEST_NAME}
 * @param description a sentence; empty where nothing is said of it
 * @param origin where it comes from: {@value #BUILT_IN}, or a kind of file with its name
 */
public record ProcedureDescription(
    String name,
    String description,
    String version,
    AccessMode mode,
    List<Parameter> parameters,
    String origin) {

  public static final String BUILT_IN = "built-in";

  static final int LONGEST_NAME = 100;

  /** That which rights are given by. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1," + LONGEST_NAME + "}");

  /**
   * @throws IllegalArgumentException for a name that no procedure can have
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
   * @throws IllegalArgumentException for a name or a parameter that no procedure can have
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
