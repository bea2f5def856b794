package io.shindigneo4j.web.limit;

import io.shindigneo4j.testing.TestTomcat;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.valves.RemoteIpValve;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityToken;

/**
 * Tomcat with the two filters at a clock of their own, behind what it takes for a proxy: the header
 * X-Forwarded-For says the client's address, Viewer who has a checked token, and Plain-Viewer who
 * has one that anybody can write, and Calls how many there are in a batch. It answers with how much
 * it has read.
 */
final class LimitedServer implements AutoCloseable {
  private final TestTomcat tomcat;
  private final Map<String, String> settings;

  LimitedServer(Path directory, FakeClock clock, Map<String, String> settings)
      throws LifecycleException {
    this.settings = new HashMap<>(settings);
    this.settings.forEach(System::setProperty);
    tomcat = new TestTomcat(directory);
    Context context = tomcat.addContext("");
    context.getPipeline().addValve(new RemoteIpValve());
    TestTomcat.addServlet(context, "/*", new Reading());
    TestTomcat.addFilter(context, "/*", new AddressLimitFilter(clock));
    TestTomcat.addFilter(
        context,
        "/*",
        (request, response, chain) -> {
          authenticate((HttpServletRequest) request);
          chain.doFilter(request, response);
        });
    TestTomcat.addFilter(context, "/*", new ViewerLimitFilter(clock));
    tomcat.start();
  }

  private static void authenticate(HttpServletRequest request) {
    if (request.getHeader("Viewer") != null) {
      set(
          request,
          new BlobCrypterSecurityToken(
              "default", null, null, Map.of("v", request.getHeader("Viewer"))));
    } else if (request.getHeader("Plain-Viewer") != null) {
      set(request, Tokens.viewer(request.getHeader("Plain-Viewer")));
    } else {
      set(request, Tokens.anonymous());
    }
  }

  private static void set(HttpServletRequest request, SecurityToken token) {
    AuthInfoUtil.setSecurityTokenForRequest(request, token);
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

  private static final class Reading extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      if (RequestQuotas.take(request, request.getIntHeader("Calls") - 1).isPresent()) {
        response.sendError(TooManyRequests.STATUS);
        return;
      }
      response.getWriter().print(request.getInputStream().readAllBytes().length);
    }
  }
}
