package io.shindigneo4j.web.limit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.TestTomcat;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.LifecycleException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compared with what Tomcat itself reads. */
@DisplayName("The parameters of a bounded request")
class BoundedRequestTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir private static Path directory;
  private static TestTomcat tomcat;

  @BeforeAll
  static void start() throws LifecycleException {
    tomcat = new TestTomcat(directory);
    TestTomcat.addServlet(tomcat.addContext(""), "/*", new Telling());
    tomcat.start();
  }

  @AfterAll
  static void stop() throws LifecycleException {
    tomcat.close();
  }

  /** Answers with all parameters, as Tomcat reads them at {@code /container}. */
  private static final class Telling extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      if (request.getCharacterEncoding() == null) {
        request.setCharacterEncoding("UTF-8");
      }
      HttpServletRequest read =
          request.getRequestURI().equals("/container")
              ? request
              : BoundedRequest.of(request, 1 << 20);
      if (read.getHeader("Stream") != null) {
        read.getInputStream();
      }
      response.setCharacterEncoding("UTF-8");
      response.getWriter().print(told(read));
    }

    private static String told(HttpServletRequest read) {
      Map<String, String[]> all = read.getParameterMap();
      String values =
          all.entrySet().stream()
              .map(each -> each.getKey() + "=" + List.of(each.getValue()))
              .collect(Collectors.joining(";"));
      return values + " " + read.getParameter("a") + " " + read.getParameter("none");
    }
  }

  private static String read(String path, String method, String type, String body, String... header)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + tomcat.port() + path + "?a=query&q=%C3%A9"))
            .timeout(TestDeadlines.HANGING)
            .header("Content-Type", type)
            .method(method, BodyPublishers.ofString(body, ISO_8859_1));
    if (header.length > 0) {
      request.headers(header);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofString()).body();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a=b",
        "a=1&a=2&a=3&b=4",
        "a+b=c+d&%61=%C3%A9",
        "a&b=&=c&&d==e=",
        "a=%&b=%zz&c=%4&d=1",
        "%=1&a=2",
        "\u00C3\u00A9=\u00C3\u00A9",
        "a;b=c"
      })
  void areThoseOfTheContainer(String body) throws Exception {
    for (String type :
        List.of(
            "application/x-www-form-urlencoded",
            "Application/X-WWW-Form-urlencoded ; charset=ISO-8859-1",
            "application/x-www-form-urlencodedness",
            "application/json")) {
      for (String method : List.of("POST", "PUT")) {
        assertThat(read("/", method, type, body))
            .isEqualTo(read("/container", method, type, body))
            .startsWith("a=[query");
      }
    }
  }

  @Test
  void areThoseOfTheQueryWhereTheBodyIsReadAsAStream() throws Exception {
    String body = "a=b";
    String type = "application/x-www-form-urlencoded";
    assertThat(read("/", "POST", type, body, "Stream", "yes"))
        .isEqualTo(read("/container", "POST", type, body, "Stream", "yes"))
        .doesNotContain("b");
  }
}
