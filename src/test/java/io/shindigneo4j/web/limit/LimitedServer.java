package io.shindigneo4j.web.limit;

import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.servlet.Filter;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.valves.RemoteIpValve;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.tomcat.util.descriptor.web.FilterDef;
import org.apache.tomcat.util.descriptor.web.FilterMap;

/**
 * Tomcat with the two filters at a clock of their own, behind what it takes for a proxy: the header
 * X-Forwarded-For says the client's address, Viewer who has a checked token, and Plain-Viewer who
 * has one that anybody can write, and Calls how many there are in a batch. It answers with how much
 * it has read.
 */
final class LimitedServer implements AutoCloseable {
  private static final List<String> OF_TOMCAT = List.of("catalina.home", "catalina.base");

  private final Tomcat tomcat = new Tomcat();
  private final Map<String, String> settings;
  private final int port;

  LimitedServer(Path directory, FakeClock clock, Map<String, String> settings)
      throws LifecycleException {
    this.settings = new HashMap<>(settings);
    this.settings.forEach(System::setProperty);
    tomcat.setBaseDir(directory.toString());
    Connector connector = new Connector();
    connector.setProperty("address", "127.0.0.1");
    connector.setPort(0);
    tomcat.setConnector(connector);
    Context context = tomcat.addContext("", directory.toString());
    context.getPipeline().addValve(new RemoteIpValve());
    Tomcat.addServlet(context, "reading", new Reading());
    context.addServletMappingDecoded("/*", "reading");
    add(context, "address", new AddressLimitFilter(clock));
    add(
        context,
        "authentication",
        (request, response, chain) -> {
          authenticate((HttpServletRequest) request);
          chain.doFilter(request, response);
        });
    add(context, "viewer", new ViewerLimitFilter(clock));
    tomcat.start();
    port = connector.getLocalPort();
  }

  private static void add(Context context, String name, Filter filter) {
    FilterDef definition = new FilterDef();
    definition.setFilterName(name);
    definition.setFilter(filter);
    context.addFilterDef(definition);
    FilterMap map = new FilterMap();
    map.setFilterName(name);
    map.addURLPattern("/*");
    context.addFilterMap(map);
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
    return port;
  }

  @Override
  public void close() throws LifecycleException {
    try {
      tomcat.stop();
      tomcat.destroy();
    } finally {
      settings.keySet().forEach(System::clearProperty);
      OF_TOMCAT.forEach(System::clearProperty);
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
