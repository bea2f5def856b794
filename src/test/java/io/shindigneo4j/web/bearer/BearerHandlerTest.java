package io.shindigneo4j.web.bearer;

import io.shindigneo4j.testing.Growth;
import io.shindigneo4j.testing.Requests;
import org.apache.shindig.auth.AuthenticationHandler.InvalidAuthenticationException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The header of a bearer token")
class BearerHandlerTest {
  private final BearerHandler handler = new BearerHandler(null); // no token is looked up

  @ParameterizedTest
  @ValueSource(strings = {" ", "a", "=", "a=", " a", "= ", "Bearer ", "\t", "\u0085"})
  void isReadInTimeThatGrowsAsItDoes(String text) {
    Growth.assertLinear(size -> "Bearer " + text.repeat(size) + " \u0085", this::read);
  }

  private void read(String header) {
    try {
      handler.getSecurityTokenFromRequest(Requests.get(null, "Authorization", header));
    } catch (InvalidAuthenticationException e) {
      // it has none
    }
  }
}
