package io.shindigneo4j.web.origin;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.servlet.http.HttpServletResponse;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The answer to a request for a gadget")
class GadgetResponseTest {
  private final List<String> calls = new ArrayList<>();
  private final GadgetResponse response =
      new GadgetResponse(
          (HttpServletResponse)
              Proxy.newProxyInstance(
                  getClass().getClassLoader(),
                  new Class<?>[] {HttpServletResponse.class},
                  (proxy, method, arguments) -> called(method, arguments)),
          "sandbox");

  private Object called(Method method, Object[] arguments) {
    calls.add(method.getName() + Arrays.toString(arguments));
    return null;
  }

  @Test
  void isTextThatRunsNowhereWhereItIsAnError() {
    response.setStatus(200);
    assertThat(calls).containsExactly("setStatus[200]");
    response.setStatus(404);
    assertThat(calls)
        .contains("setContentType[text/plain]", "setHeader[Content-Security-Policy, sandbox]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://a.example/", "HTTPS://a.example/x?y", "//a.example/"})
  void leadsToAPage(String address) throws Exception {
    response.sendRedirect(address);
    assertThat(calls).containsExactly("sendRedirect[" + address + "]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)//",
        "data:text/html,x",
        "",
        "/gadgets/x",
        " http://a/",
        "file:///"
      })
  void leadsToNothingElse(String address) throws Exception {
    response.sendRedirect(address);
    assertThat(calls).hasSize(1).first().asString().startsWith("sendError[400, ");
  }
}
