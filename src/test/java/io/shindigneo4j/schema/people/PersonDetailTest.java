package io.shindigneo4j.schema.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A list of a profile")
class PersonDetailTest {

  @ParameterizedTest
  @EnumSource
  void isFoundByItsFieldAndByItsRelationshipType(PersonDetail detail) {
    assertThat(PersonDetail.ofField(detail.field())).contains(detail);
    assertThat(PersonDetail.ofRelationshipType(detail.relationshipType())).contains(detail);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "HAS_FRIEND", "has_email"})
  void isNotFoundByAnotherType(String type) {
    assertThat(PersonDetail.ofRelationshipType(type)).isEmpty();
  }

  @Test
  void isNotFoundByAnotherField() {
    assertThat(PersonDetail.ofField("friends")).isEmpty();
  }
}
