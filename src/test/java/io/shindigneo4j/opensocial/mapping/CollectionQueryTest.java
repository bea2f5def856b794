package io.shindigneo4j.opensocial.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.testing.ListOptions;
import java.util.Optional;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.model.FilterOperation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a request asks of a list")
class CollectionQueryTest {

  private static CollectionQuery query(int length) {
    ListOptions options =
        ListOptions.none().page(0, 20).where("title", FilterOperation.contains, "x".repeat(length));
    return CollectionQuery.of(options, field -> Optional.of(Target.property(field)), 100);
  }

  @Test
  void hasValuesOfSomeLength() {
    assertThat(query(Filter.MAX_LENGTH).list().filter().value()).hasSize(Filter.MAX_LENGTH);
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> query(Filter.MAX_LENGTH + 1))
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(400));
  }
}
