package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.protocol.Message.CallProcedure;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The memory of a document's values")
class ValueBudgetTest {

  private static final List<Format> FORMATS = List.of(Format.BSON, Format.JSON);
  private static final int MANY = 10_000;
  private static final int MIN = 1_000;

  private static Stream<Arguments> manyOf() {
    return Stream.of(List.of(), Map.of(), Map.of("a", 1L), List.of(1L), 1L, "")
        .flatMap(value -> FORMATS.stream().map(format -> Arguments.of(value, format)));
  }

  @ParameterizedTest
  @MethodSource("manyOf")
  void isBoundedWhateverTheyAre(Object value, Format format) throws MalformedMessageException {
    byte[] document = document(format, Collections.nCopies(MANY, value));
    ValueBudget enough = new ValueBudget(Long.MAX_VALUE);
    codec(format).decode(document, enough);
    assertThat(enough.spent()).isGreaterThan(MANY * Integer.BYTES);
    codec(format).decode(document, new ValueBudget(enough.spent()));
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> codec(format).decode(document, new ValueBudget(enough.spent() - 1)))
        .withMessage("its values take more than %d bytes of memory", enough.spent() - 1);
  }

  @ParameterizedTest
  @FieldSource("FORMATS")
  void endsTheTransactionThatARequestNames(Format format) {
    byte[] document = document(format, Collections.nCopies(MANY, Map.of("a", 1L)));
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> codec(format).decode(document, new ValueBudget(MIN)))
        .satisfies(
            refused -> {
              assertThat(refused.id()).isEqualTo(OptionalLong.of(7));
              assertThat(refused.transaction()).isEqualTo(OptionalLong.of(5));
            });
  }

  @Test
  void isBoundedBehindAValueThatCannotBeRead() {
    String parameters = "{\"bad\": 1e999, \"list\": [%s1]}".formatted("1,".repeat(MANY));
    byte[] document =
        "{\"type\": \"call\", \"parameters\": %s, \"id\": 7, \"transaction\": 5}"
            .formatted(parameters)
            .getBytes(StandardCharsets.UTF_8);
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> codec(Format.JSON).decode(document, new ValueBudget(MIN)))
        .satisfies(
            refused -> {
              assertThat(refused.id()).isEqualTo(OptionalLong.of(7));
              assertThat(refused.transaction()).isEqualTo(OptionalLong.of(5));
            });
  }

  @ParameterizedTest
  @FieldSource("FORMATS")
  void isBoundedInABody(Format format) {
    byte[] body = format.write(Map.of("list", Collections.nCopies(MANY, List.of())));
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO);
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> new BodyCodec(format).call(1, terms, "x", body, new ValueBudget(MIN)));
  }

  private static MessageCodec codec(Format format) {
    return new MessageCodec(format);
  }

  /** A call of which the transaction stands behind the values. */
  private static byte[] document(Format format, Object value) {
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO);
    Map<String, Object> document =
        MessageDocuments.toDocument(new CallProcedure(7, terms, "x", Map.of("list", value)));
    document.put("transaction", 5L);
    return format.write(document);
  }
}
