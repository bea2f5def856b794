package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Requests;
import javax.servlet.http.HttpServletRequest;
import org.apache.catalina.connector.Response;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A request whose head is long")
class RequestFilterTest {
  private static final int MAX = 16_384;

  @Test
  void hasABoundedAddress() throws Exception {
    int path = Requests.get(null).getRequestURI().length();
    assertThat(status(Requests.get("a".repeat(MAX - path)))).isEqualTo(200);
    assertThat(status(Requests.get("a".repeat(MAX - path + 1)))).isEqualTo(414);
  }

  @Test
  void hasBoundedCredentials() throws Exception {
    assertThat(status(Requests.get(null, "Authorization", "a".repeat(MAX)))).isEqualTo(200);
    assertThat(status(Requests.get(null, "Authorization", "a".repeat(MAX + 1)))).isEqualTo(431);
  }

  private static int status(HttpServletRequest request) throws Exception {
    Response response = new Response();
    response.setCoyoteResponse(new org.apache.coyote.Response());
    RequestFilter filter = new RequestFilter();
    filter.init(null);
    filter.doFilter(
        request, response, (accepted, answer) -> assertThat(response.getStatus()).isEqualTo(200));
    return response.getStatus();
  }
}
