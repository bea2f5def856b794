package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.ProcedureDescription;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.testing.DefectOfPredecessor;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Each operation of the schema has a procedure and a Cypher text")
class OperationsTest {

  private static final String PROCEDURES = "io.shindigneo4j.procedures.";

  private final Map<String, AccessMode> operations =
      Operations.all().stream()
          .collect(
              Collectors.toMap(
                  Operation::name,
                  operation -> operation.writes() ? AccessMode.WRITE : AccessMode.READ));

  @Test
  void aProcedureOfItsNameAndNoOther() {
    assertThat(registered()).isEqualTo(operations);
  }

  @Test
  @DefectOfPredecessor("The Cypher variant lacks half of the services")
  void aCypherFileOfItsNameAndNoOther() {
    assertThat(CypherResources.operations())
        .containsExactlyInAnyOrderElementsOf(operations.keySet());
  }

  @Test
  void anUnknownNameHasNoCypherFile() {
    assertThatThrownBy(() -> CypherFiles.text("people.none"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("people.none");
  }

  private static Map<String, AccessMode> registered() {
    ProcedureRegistry registry = new ProcedureRegistry();
    ServiceLoader.load(ProcedurePack.class).stream()
        .filter(pack -> pack.type().getPackageName().startsWith(PROCEDURES)) // not those of tests
        .forEach(pack -> pack.get().register(registry));
    return registry.descriptions().stream()
        .filter(procedure -> !procedure.name().startsWith("system."))
        .collect(Collectors.toMap(ProcedureDescription::name, ProcedureDescription::mode));
  }
}
