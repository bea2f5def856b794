package io.shindigneo4j.web.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import io.shindigneo4j.opensocial.metrics.RequestMeters;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.TestTomcat;
import io.shindigneo4j.web.launcher.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.servlet.AsyncContext;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.Context;
import org.apache.shindig.common.servlet.GuiceServletContextListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Answers over HTTP are counted")
@Timeout(TestDeadlines.TEST_SECONDS)
class AnswerMeterTest {
  private final BlockingQueue<Integer> counted = new LinkedBlockingQueue<>();
  private TestTomcat tomcat;

  @BeforeEach
  void start(@TempDir Path directory) throws Exception {
    RequestMeters meters =
        new RequestMeters() {
          @Override
          public void refused(String limit) {}

          @Override
          public void answered(int status) {
            counted.add(status);
          }
        };
    tomcat = new TestTomcat(directory);
    Context context = tomcat.addContext("");
    context
        .getServletContext()
        .setAttribute(
            GuiceServletContextListener.INJECTOR_ATTRIBUTE,
            Guice.createInjector(binder -> binder.bind(RequestMeters.class).toInstance(meters)));
    TestTomcat.addFilter(context, "/*", new AuditFilter());
    TestTomcat.addServlet(context, "/", new Answering());
    tomcat.start();
  }

  @AfterEach
  void stop() throws Exception {
    tomcat.close();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"at-once, 204", "refused, 403", "failed, 500", "later, 202", "later-failed, 503"})
  void onceByTheirStatus(String path, int status) throws Exception {
    String address = "http://127.0.0.1:" + tomcat.port() + "/" + path;
    assertThat(Answer.to("GET", address, null).status()).isEqualTo(status);
    assertThat(counted.poll(TestDeadlines.TEST_SECONDS, TimeUnit.SECONDS)).isEqualTo(status);
    assertThat(counted).isEmpty();
  }

  @Test
  void onceByTheStatusOfABodyThatCannotBeRead() throws Exception {
    try (RawHttp client = new RawHttp(tomcat.port())) {
      client.send("PUT /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnone\r\n");
      assertThat(client.receive().status()).isEqualTo(400);
    }
    assertThat(counted.poll(TestDeadlines.TEST_SECONDS, TimeUnit.SECONDS)).isEqualTo(400);
    assertThat(counted).isEmpty();
  }

  private static final class Answering extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws ServletException, IOException {
      switch (request.getServletPath()) {
        case "/at-once" -> response.setStatus(HttpServletResponse.SC_NO_CONTENT);
        case "/refused" -> response.sendError(HttpServletResponse.SC_FORBIDDEN);
        case "/later" -> later(request, response, HttpServletResponse.SC_ACCEPTED);
        case "/later-failed" ->
            later(request, response, HttpServletResponse.SC_SERVICE_UNAVAILABLE);
        default -> throw new ServletException("a fault");
      }
    }

    @Override
    protected void doPut(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      request.getInputStream().readAllBytes();
    }

    private static void later(
        HttpServletRequest request, HttpServletResponse response, int status) {
      AsyncContext later = request.startAsync();
      later.start(
          () -> {
            response.setStatus(status);
            later.complete();
          });
    }
  }
}
