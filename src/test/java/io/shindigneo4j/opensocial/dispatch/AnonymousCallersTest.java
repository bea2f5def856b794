package io.shindigneo4j.opensocial.dispatch;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.List;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who must sign in learns that first, whatever else is wrong. */
@DisplayName("Callers who are not signed in")
class AnonymousCallersTest extends HandlerContract {

  private static final List<String> PARAMETERS =
      List.of(
          "{}", "{userId: ['a', 'b'], count: 'x', fields: 'id'}", "{userId: 'a', startIndex: -1}");

  @Test
  void areToldSoBeforeWhatElseIsWrong() {
    List<String> told = new ArrayList<>();
    for (String method : calls.methods()) {
      for (String parameters : PARAMETERS) {
        told.add(method + parameters + status(method, parameters));
      }
    }
    assertThat(told).filteredOn(each -> each.endsWith("400")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/groups/a,b",
        "/notifications/a,b",
        "/organization/a,b/@managers",
        "/people//@self"
      })
  void areToldSoOfAnAddressThatMakesNoSense(String target) {
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", target));
    assertRefused(400, () -> rest("a", "GET", target));
  }

  private int status(String method, String parameters) {
    try {
      calls.rpc(Tokens.anonymous(), method, parameters);
      return OK;
    } catch (ProtocolException e) {
      return e.getCode();
    }
  }
}
