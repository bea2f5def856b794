package io.shindigneo4j.web.events;

import com.google.inject.Guice;
import io.shindigneo4j.opensocial.events.EventHub;
import io.shindigneo4j.opensocial.events.EventsSettings;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.testing.TestTomcat;
import io.shindigneo4j.testing.Tokens;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.coyote.http2.Http2Protocol;
import org.apache.shindig.auth.AbstractSecurityToken.Keys;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.common.servlet.GuiceServletContextListener;

/**
 * Tomcat with the servlet of events, for a hub of a test. The header Viewer says who has a checked
 * token, which is valid for the seconds of the header Seconds.
 */
final class StreamServer implements AutoCloseable {
  private final TestTomcat tomcat;
  private final Map<String, String> settings;

  StreamServer(
      Path directory,
      EventHub hub,
      RevocationCheck revocations,
      Duration patience,
      Map<String, String> settings)
      throws LifecycleException {
    this.settings = new HashMap<>(settings);
    this.settings.forEach(System::setProperty);
    tomcat = new TestTomcat(directory);
    tomcat.connector().addUpgradeProtocol(new Http2Protocol());
    Context context = tomcat.addContext("");
    context
        .getServletContext()
        .setAttribute(
            GuiceServletContextListener.INJECTOR_ATTRIBUTE,
            Guice.createInjector(
                binder -> {
                  binder.bind(EventHub.class).toInstance(hub);
                  binder.bind(EventsSettings.class).toInstance(events());
                  binder.bind(RevocationCheck.class).toInstance(revocations);
                  binder.bind(Clock.class).toInstance(Clock.systemUTC());
                }));
    TestTomcat.addServlet(context, "/social/events", new EventStreamServlet(patience));
    TestTomcat.addFilter(
        context,
        "/*",
        (request, response, chain) -> {
          authenticate((HttpServletRequest) request);
          chain.doFilter(request, response);
        });
    tomcat.start();
  }

  private EventsSettings events() {
    boolean enabled = !"false".equals(settings.get("shindig.neo4j.events"));
    return new EventsSettings(enabled, 1 << 20, Duration.ofMinutes(1), Duration.ofSeconds(20));
  }

  private static void authenticate(HttpServletRequest request) {
    String viewer = request.getHeader("Viewer");
    int seconds = request.getHeader("Seconds") == null ? 600 : request.getIntHeader("Seconds");
    AuthInfoUtil.setSecurityTokenForRequest(
        request,
        viewer == null
            ? Tokens.anonymous()
            : new BlobCrypterSecurityToken(
                "default",
                null,
                null,
                Map.of(
                    Keys.VIEWER.getKey(),
                    viewer,
                    Keys.APP_URL.getKey(),
                    "app",
                    Keys.EXPIRES.getKey(),
                    Long.toString(Instant.now().plusSeconds(seconds).getEpochSecond()),
                    Keys.TRUSTED_JSON.getKey(),
                    "{\"firstIssue\": " + Instant.now().toEpochMilli() / 1_000.0 + "}")));
  }

  int port() {
    return tomcat.port();
  }

  @Override
  public void close() throws LifecycleException {
    try {
      tomcat.close();
    } finally {
      settings.keySet().forEach(System::clearProperty);
    }
  }
}
