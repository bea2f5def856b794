package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.Requests;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.util.List;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.connector.Response;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A request before anything else sees it")
class RequestFilterTest {
  private static final int MAX = 16_384;

  private static final FilterConfig WITHOUT_PARAMETERS =
      (FilterConfig)
          Proxy.newProxyInstance(
              RequestFilterTest.class.getClassLoader(),
              new Class<?>[] {FilterConfig.class},
              (proxy, method, arguments) -> null);

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

  /** Bodies are priced by what separates values in ASCII, which these write otherwise. */
  @Test
  void hasACharsetWithTheSeparatorsOfAscii() throws Exception {
    for (String charset : List.of("UTF-8", "iso-8859-1", "UTF-16", "windows-1252", "Shift_JIS")) {
      assertThat(status(inCharset(charset))).as(charset).isEqualTo(200);
    }
    for (String charset : List.of("IBM1047", "IBM037", "nonsense", "?")) {
      assertThat(status(inCharset(charset))).as(charset).isEqualTo(400);
    }
  }

  @Test
  void hasABodyAsItIs() throws Exception {
    for (String coding : List.of("gzip", "deflate", "br", "identity, gzip")) {
      assertThat(status(Requests.get(null, "Content-Encoding", coding))).as(coding).isEqualTo(415);
    }
    assertThat(status(Requests.get(null, "Content-Encoding", "Identity"))).isEqualTo(200);
  }

  private static HttpServletRequest inCharset(String name) {
    return new HttpServletRequestWrapper(Requests.get(null)) {
      @Override
      public String getCharacterEncoding() {
        return name;
      }
    };
  }

  /** The container logs no stack of this one, but of any other. */
  @Test
  void failsAsItsClientDoes() {
    IOException gone = new IOException("a client is gone");
    assertThatThrownBy(
            () ->
                filter(
                    Requests.get(null),
                    (accepted, answer) -> {
                      throw new UncheckedIOException(gone);
                    }))
        .isSameAs(gone);
  }

  private static int status(HttpServletRequest request) throws Exception {
    return filter(
        request,
        (accepted, answer) ->
            assertThat(((HttpServletResponse) answer).getStatus()).isEqualTo(200));
  }

  private static int filter(HttpServletRequest request, FilterChain chain) throws Exception {
    Response response = new Response();
    response.setCoyoteResponse(new org.apache.coyote.Response());
    RequestFilter filter = new RequestFilter();
    filter.init(WITHOUT_PARAMETERS);
    filter.doFilter(request, response, chain);
    return response.getStatus();
  }
}
