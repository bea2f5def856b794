package io.shindigneo4j.server.http;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.schema.Parameter;
import io.shindigneo4j.server.procedure.ProcedureDescription;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The paths of procedures, as OpenAPI describes paths. Each has the terms and the answers of the
 * path of any call. Immutable.
 */
final class OpenApiPaths {

  private static final String ANY_CALL = "/call/{procedure}";
  private static final String METHOD = "post";
  private static final String PARAMETERS = "parameters";
  private static final String RESPONSES = "responses";
  private static final String TAGS = "tags";
  private static final String SCHEMA = "schema";
  private static final String REFERENCE = "$ref";

  private static final Map<String, Object> MODE = Map.of(REFERENCE, "#/components/parameters/mode");

  /** The mode parameter of a writing procedure. */
  private static final Map<String, Object> WRITE_MODE =
      Map.of(
          "name",
          "mode",
          "in",
          "query",
          "required",
          true,
          "description",
          "The procedure may change the graph.",
          SCHEMA,
          Map.of("type", "string", "enum", List.of("write")));

  private final Map<?, ?> anyCall;

  /**
   * @param paths those that are the same for all servers
   */
  OpenApiPaths(Map<?, ?> paths) {
    anyCall = (Map<?, ?>) ((Map<?, ?>) paths.get(ANY_CALL)).get(METHOD);
  }

  /** The name of the call and of its parameters' schema in the description. */
  static String id(ProcedureDescription procedure) {
    return "call." + procedure.name();
  }

  Map<String, Object> of(ProcedureDescription procedure) {
    Map<String, Object> operation = new LinkedHashMap<>();
    operation.put("summary", procedure.description());
    operation.put("operationId", id(procedure));
    operation.put(TAGS, anyCall.get(TAGS));
    operation.put("x-mode", procedure.mode().name().toLowerCase(Locale.ROOT));
    operation.put("x-version", procedure.version());
    operation.put(PARAMETERS, terms(procedure.mode()));
    operation.put("requestBody", body(procedure));
    operation.put(RESPONSES, anyCall.get(RESPONSES));
    return Map.of(METHOD, operation);
  }

  /**
   * The parameters of a call, without the procedure's name: the only one that is no {@code $ref}.
   */
  private List<Object> terms(AccessMode mode) {
    List<?> terms = (List<?>) anyCall.get(PARAMETERS);
    return terms.stream()
        .filter(term -> ((Map<?, ?>) term).containsKey(REFERENCE))
        .<Object>map(term -> mode == AccessMode.WRITE && term.equals(MODE) ? WRITE_MODE : term)
        .toList();
  }

  private static Map<String, Object> body(ProcedureDescription procedure) {
    Map<String, Object> schema = Map.of(REFERENCE, "#/components/schemas/" + id(procedure));
    Map<String, Object> content = new LinkedHashMap<>();
    for (Format format : List.of(Format.JSON, Format.BSON)) {
      content.put(MediaTypes.of(format).toString(), Map.of(SCHEMA, schema));
    }
    boolean required = procedure.parameters().stream().anyMatch(Parameter::required);
    return Map.of("required", required, "content", content);
  }
}
