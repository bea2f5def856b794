package io.shindigneo4j.server.procedure;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The procedure registry")
class ProcedureRegistryTest {

  private final ProcedureRegistry registry = new ProcedureRegistry();

  @Test
  void takesNoTwoProceduresOfOneName() {
    register("people.get");
    assertThatIllegalStateException()
        .isThrownBy(() -> register("people.get"))
        .withMessageContaining("people.get");
  }

  @Test
  void saysThatAProcedureIsUnknown() {
    register("people.get");
    assertRefused("people.Get", ErrorCode.UNKNOWN_PROCEDURE);
  }

  @Test
  void saysWhatIsWrongWithAParameter() {
    registry.registerRead(
        "people.list",
        parameters -> {
          throw new IllegalArgumentException("no such field");
        },
        (transaction, parameters) -> ProcedureResult.empty(List.of()));
    assertRefused("people.list", ErrorCode.INVALID_PARAMETER);
  }

  private void register(String name) {
    registry.registerRead(
        name,
        parameters -> parameters,
        (transaction, parameters) -> ProcedureResult.empty(List.of()));
  }

  private void call(String name) {
    registry.call(name, AccessMode.READ, null, ProcedureContexts.STORE, Map.of());
  }

  private void assertRefused(String name, String code) {
    assertThatExceptionOfType(RequestException.class)
        .isThrownBy(() -> call(name))
        .extracting(RequestException::code, InstanceOfAssertFactories.STRING)
        .isEqualTo(code);
  }
}
