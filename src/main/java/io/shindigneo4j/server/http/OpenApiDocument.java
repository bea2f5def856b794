package io.shindigneo4j.server.http;

import io.shindigneo4j.server.procedure.ProcedureDescription;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The OpenAPI 3.1 description of this server. A resource file has the part that is the same for all
 * servers and users; each procedure adds a path and a schema. Safe for use by many threads.
 */
final class OpenApiDocument {

  private static final String PATHS = "paths";
  private static final String COMPONENTS = "components";
  private static final String SCHEMAS = "schemas";

  private final byte[] general = resource("openapi.json");
  private final Map<?, ?> document = JsonTree.read(general);
  private final OpenApiPaths procedurePaths = new OpenApiPaths(map(document, PATHS));

  private static byte[] resource(String name) {
    try (InputStream in = OpenApiDocument.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<?, ?> map(Map<?, ?> parent, String name) {
    return (Map<?, ?>) parent.get(name);
  }

  /** The part without procedures. */
  byte[] general() {
    return general;
  }

  /** The description with these procedures. */
  byte[] with(List<ProcedureDescription> procedures) {
    Map<Object, Object> components = new LinkedHashMap<>(map(document, COMPONENTS));
    Map<Object, Object> paths = new LinkedHashMap<>(map(document, PATHS));
    Map<Object, Object> schemas = new LinkedHashMap<>(map(components, SCHEMAS));
    for (ProcedureDescription procedure : procedures) {
      paths.put(Route.pathOf(procedure.name()), procedurePaths.of(procedure));
      schemas.put(OpenApiPaths.id(procedure), ParameterSchemas.of(procedure.parameters()));
    }
    components.put(SCHEMAS, schemas);
    Map<Object, Object> whole = new LinkedHashMap<>(document);
    whole.put(PATHS, paths);
    whole.put(COMPONENTS, components);
    return JsonTree.write(whole);
  }
}
