package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Parameter;
import io.shindigneo4j.schema.ParameterType;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Each operation of the schema says what it is")
class OperationDescriptionsTest {

  private record Odd(int number) {}

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.Operations#all")
  void inASentence(Operation<?, ?> operation) {
    assertThat(operation.description()).matches("[A-Z].+\\.");
  }

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.Operations#all")
  void withEachOfItsParameters(Operation<?, ?> operation) {
    assertThat(operation.parameters())
        .hasSameSizeAs(operation.parameterType().getRecordComponents());
    operation.parameters().forEach(OperationDescriptionsTest::assertDescribed);
  }

  private static void assertDescribed(Parameter parameter) {
    assertThat(parameter.description()).as(parameter.name()).isNotBlank().doesNotEndWith(".");
    assertThat(parameter.type().text()).isNotBlank();
    ParameterType type = parameter.type();
    if (type instanceof ParameterType.ListOf list) {
      type = list.element();
    }
    if (type instanceof ParameterType.Fields fields) {
      fields.parameters().forEach(OperationDescriptionsTest::assertDescribed);
    }
  }

  @Test
  void inTypesOfTheProtocolAlone() {
    Operation<Odd, ?> odd = Operation.read("odd", "Is odd.", Odd.class);
    assertThatIllegalArgumentException()
        .isThrownBy(odd::parameters)
        .withMessageContaining("number")
        .withMessageContaining("int");
  }

  @Test
  void inWords() {
    assertThat(
            Operations.all().stream()
                .filter(operation -> operation.name().equals("people.get"))
                .flatMap(operation -> operation.parameters().stream())
                .map(parameter -> parameter.name() + ": " + parameter.type().text()))
        .containsExactly(
            "id: string", "selection: {properties: list of string, details: list of string}");
  }
}
