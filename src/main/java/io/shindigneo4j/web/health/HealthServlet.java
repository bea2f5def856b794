package io.shindigneo4j.web.health;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.metrics.MetricsToken;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.web.page.JsonResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.InjectedServlet;

/**
 * Says whether requests that need the database can be answered now. Whoever may read the meters is
 * told the version, too.
 */
public final class HealthServlet extends InjectedServlet {
  private static final long serialVersionUID = 1L;

  private transient DatabaseHealth database;
  private transient RevocationCheck revocations;
  private transient MetricsToken token;

  @Inject
  void set(DatabaseHealth database, RevocationCheck revocations, MetricsToken token) {
    this.database = database;
    this.revocations = revocations;
    this.token = token;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    boolean ready = database.isReady() && revocations.isReady();
    response.setHeader("Cache-Control", "no-store");
    int status = ready ? HttpServletResponse.SC_OK : HttpServletResponse.SC_SERVICE_UNAVAILABLE;
    String state = ready ? "ready" : "not-ready";
    JsonResponse.write(
        response,
        status,
        token.isIn(request.getHeader("Authorization"))
            ? Map.of("status", state, "version", version())
            : Map.of("status", state));
  }

  private static String version() {
    return Objects.requireNonNullElse(
        HealthServlet.class.getPackage().getImplementationVersion(), "unknown");
  }
}
