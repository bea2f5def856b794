package io.shindigneo4j.server.export;

import io.shindigneo4j.schema.Operation;
import java.util.List;

/** The calls that make an export, in their order. */
final class ExportOperations {

  static final Operation<BeginExport, ?> BEGIN =
      Operation.read(
          "system.export.begin",
          "Begins to read a consistent copy of the graph. A database has one export at a time.",
          BeginExport.class);

  static final Operation<NextOfExport, ?> NEXT =
      Operation.read(
          "system.export.next",
          "Reads some more of the copy: nodes, relationships, then what replaces some of these.",
          NextOfExport.class);

  static final Operation<EndExport, ?> END =
      Operation.read("system.export.end", "Ends an export.", EndExport.class);

  static final List<String> BEGIN_COLUMNS = List.of("database", "schemaVersion");

  private ExportOperations() {}
}
