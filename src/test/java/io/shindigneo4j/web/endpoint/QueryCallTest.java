package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.testing.Requests;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A call of RPC in a query")
class QueryCallTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "method=people.get&params.userId=@me",
        "params.userId(0)=a&params.userId(1)=b",
        "a(999)=1",
        "a(99).a(99).a(99)=1&b(99)=1",
        "a(498).b=1&a(499).b=1&a(499).c=1&b(499)=1",
        "a(x)=1&a()=1&a(=1&a)=1"
      })
  void mayHaveArrays(String query) {
    assertThatCode(() -> QueryCall.check(Requests.get(query))).doesNotThrowAnyException();
  }

  /** Each name asks for arrays inside of arrays; all of them would be made, and written. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a(1000)=1",
        "a(99999999999999999999)=1",
        "a(999).a(999)=1",
        "a(500)=1&b(500)=1",
        "a(99).a(99).a(99).a(99).a(99).a(99).a(99).a(99).a(99).a(99).a(99)=1"
      })
  void hasABoundedNumberOfPlaces(String query) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> QueryCall.check(Requests.get(query)))
        .withMessageContaining("too large indexes");
  }
}
