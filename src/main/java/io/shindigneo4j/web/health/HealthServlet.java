package io.shindigneo4j.web.health;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.web.page.JsonResponse;
import java.io.IOException;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.InjectedServlet;

/** Says whether requests that need the database can be answered now, and nothing else. */
public final class HealthServlet extends InjectedServlet {
  private static final long serialVersionUID = 1L;

  private transient DatabaseHealth database;
  private transient RevocationCheck revocations;

  @Inject
  void set(DatabaseHealth database, RevocationCheck revocations) {
    this.database = database;
    this.revocations = revocations;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    boolean ready = database.isReady() && revocations.isReady();
    response.setHeader("Cache-Control", "no-store");
    int status = ready ? HttpServletResponse.SC_OK : HttpServletResponse.SC_SERVICE_UNAVAILABLE;
    JsonResponse.write(response, status, Map.of("status", ready ? "ready" : "not-ready"));
  }
}
