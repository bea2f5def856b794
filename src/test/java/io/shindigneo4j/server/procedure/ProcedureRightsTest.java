package io.shindigneo4j.server.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.protocol.ErrorCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Who may call which procedures")
class ProcedureRightsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "*                          | jane  | people.get",
        "*                          | ''    | people.get",
        "people.get                 | jane  | people.get",
        "*:people.*                 | jane  | people.get",
        "*: people.* , groups.get ; | jane  | groups.get",
        "jane:groups.*;*:people.*   | jane  | groups.get",
        "jane:groups.*;*:people.*   | john  | people.get",
        "a:b:people.get             | a:b   | people.get",
        "*,system.export.*          | jane  | system.export.next",
        "jane:system.export.begin;* | jane  | system.export.begin",
      })
  void isNamed(String rights, String user, String procedure) {
    ProcedureRights parsed = ProcedureRights.parse(rights);
    parsed.require(user, procedure);
    assertThat(parsed.allow(user, procedure)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                         | jane  | people.get",
        "people.get                 | jane  | people.getAll",
        "people.get                 | jane  | people.ge",
        "*:people.*                 | jane  | people",
        "jane:groups.*;*:people.*   | jane  | people.get",
        "jane:;*                    | jane  | people.get",
        "jane:*                     | Jane  | people.get",
        "jane:*                     | *     | people.get",
        "*                          | jane  | system.export.begin",
        "jane:*;*                   | jane  | system.export.next",
        "system.*,system.export*    | jane  | system.export.next",
        "jane:system.export.*;*     | john  | system.export.next",
      })
  void isNobodyElse(String rights, String user, String procedure) {
    ProcedureRights parsed = ProcedureRights.parse(rights);
    assertThat(parsed.allow(user, procedure)).isFalse();
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> parsed.require(user, procedure))
        .isInstanceOfSatisfying(
            RequestException.class,
            refusal -> assertThat(refusal.code()).isEqualTo(ErrorCode.FORBIDDEN_PROCEDURE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a:b;a:c", "*;*", "*:pe*ople", "*:people get", "jane:pe/ople", "**"})
  void cannotBeNonsense(String rights) {
    assertThatIllegalArgumentException().isThrownBy(() -> ProcedureRights.parse(rights));
  }
}
