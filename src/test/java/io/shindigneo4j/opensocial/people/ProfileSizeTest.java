package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PersonDetail;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A profile")
class ProfileSizeTest {

  private static ThrowingCallable emails(int number) {
    PersonDetail detail = PersonDetail.EMAILS;
    List<Map<String, Object>> entries = Collections.nCopies(number, Map.of());
    DetailList list = new DetailList(detail.relationshipType(), detail.label(), entries, null);
    return () -> ProfileSize.check(Map.of(), List.of(list));
  }

  private static ThrowingCallable tags(int number) {
    return () -> ProfileSize.check(Map.of("tags", Collections.nCopies(number, "")), List.of());
  }

  private static void assertRefused(ThrowingCallable check) {
    assertThatThrownBy(check)
        .isInstanceOfSatisfying(
            ProtocolException.class,
            refused ->
                assertThat(refused.getCode())
                    .isEqualTo(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE));
  }

  @Test
  void hasNotVeryManyEntriesThoughTheyAreEmpty() {
    assertThatCode(emails(400)).doesNotThrowAnyException();
    assertRefused(emails(600));
    assertThatCode(tags(4_000)).doesNotThrowAnyException();
    assertRefused(tags(5_000));
  }
}
