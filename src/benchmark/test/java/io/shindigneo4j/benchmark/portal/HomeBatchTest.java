package io.shindigneo4j.benchmark.portal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The batch of home")
class HomeBatchTest {

  private static final String FIRST = "{\"id\":\"0\",\"method\":\"people.get\",\"params\":{}}";
  private static final String SECOND =
      "{\"id\":\"1\",\"method\":\"notifications.get\",\"params\":{\"userId\":\"@me\"}}";

  private final HomeBatch batch = new HomeBatch("[" + FIRST + "," + SECOND + "]");

  @Test
  void isSentAsThePageSendsIt() {
    assertThat(batch.together()).containsExactly(batch.text());
  }

  @Test
  void isSentCallByCall() {
    assertThat(batch.alone()).containsExactly("[" + FIRST + "]", "[" + SECOND + "]");
  }

  @Test
  void isAnsweredCallByCall() {
    String answer = "[{\"id\":\"0\",\"result\":{}},{\"id\":\"1\",\"result\":{}}]";
    assertThatCode(() -> batch.check(answer)).doesNotThrowAnyException();
  }

  @Test
  void isNotAnsweredByAnError() {
    String answer = "[{\"id\":\"0\",\"result\":{}},{\"id\":\"1\",\"error\":{\"code\":403}}]";
    assertThatThrownBy(() -> batch.check(answer)).hasMessageContaining("refused", "403");
  }

  @Test
  void isNotAnsweredInPart() {
    assertThatThrownBy(() -> batch.check("[{\"id\":\"0\",\"result\":{}}]"))
        .hasMessageContaining("not answered");
  }
}
