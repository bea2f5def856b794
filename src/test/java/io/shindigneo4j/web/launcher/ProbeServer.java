package io.shindigneo4j.web.launcher;

import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The social half of our web application in Tomcat, with {@link Probe}, without a database. */
public final class ProbeServer implements AutoCloseable {
  private static final String WEB_XML =
      """
      <web-app version="3.1" metadata-complete="true">
        <context-param>
          <param-name>guice-modules</param-name>
          <param-value>
            io.shindigneo4j.web.LayeredPropertiesModule:
            io.shindigneo4j.opensocial.SocialApiModule:
            io.shindigneo4j.opensocial.SocialGraphModule:
            io.shindigneo4j.web.token.TokenModule:
            io.shindigneo4j.web.bearer.BearerModule:
            io.shindigneo4j.web.endpoint.EndpointModule:
            io.shindigneo4j.web.outbound.OutboundModule:
            io.shindigneo4j.web.launcher.Probe$Module
          </param-value>
        </context-param>
        <listener><listener-class>io.shindigneo4j.web.ShindigListener</listener-class></listener>
        <filter>
          <filter-name>addressLimit</filter-name>
          <filter-class>io.shindigneo4j.web.limit.AddressLimitFilter</filter-class>
        </filter>
        <filter>
          <filter-name>authentication</filter-name>
          <filter-class>io.shindigneo4j.web.bearer.AuthenticationFilter</filter-class>
        </filter>
        <filter>
          <filter-name>viewerLimit</filter-name>
          <filter-class>io.shindigneo4j.web.limit.ViewerLimitFilter</filter-class>
        </filter>
        <filter-mapping>
          <filter-name>addressLimit</filter-name>
          <url-pattern>/*</url-pattern>
        </filter-mapping>
        <filter-mapping>
          <filter-name>authentication</filter-name>
          <url-pattern>/*</url-pattern>
        </filter-mapping>
        <filter-mapping>
          <filter-name>viewerLimit</filter-name>
          <url-pattern>/*</url-pattern>
        </filter-mapping>
        <servlet>
          <servlet-name>rest</servlet-name>
          <servlet-class>io.shindigneo4j.web.endpoint.RestServlet</servlet-class>
        </servlet>
        <servlet>
          <servlet-name>rpc</servlet-name>
          <servlet-class>io.shindigneo4j.web.endpoint.RpcServlet</servlet-class>
        </servlet>
        <servlet-mapping>
          <servlet-name>rest</servlet-name>
          <url-pattern>/social/rest/*</url-pattern>
        </servlet-mapping>
        <servlet-mapping>
          <servlet-name>rpc</servlet-name>
          <url-pattern>/social/rpc/*</url-pattern>
        </servlet-mapping>
      </web-app>
      """;

  /** Tomcat's own, which name directories that are gone afterwards. */
  private static final List<String> TOMCAT = List.of("catalina.home", "catalina.base");

  private final Map<String, String> settings = new HashMap<>();
  private final WebServer server;
  private final String address;

  private ProbeServer(Path directory, Map<String, String> settings) throws IOException {
    this.settings.put("shindig.neo4j.uri", "ws://127.0.0.1:" + FreePort.find() + "/neo4j");
    this.settings.put("shindig.neo4j.call-timeout", "PT1S");
    this.settings.put("shindig.neo4j.token-key", Tokens.KEY);
    this.settings.putAll(settings);
    this.settings.forEach(System::setProperty);
    Path webapp = directory.resolve("webapp");
    Path webXml = Files.createDirectories(webapp.resolve("WEB-INF")).resolve("web.xml");
    Files.writeString(webXml, WEB_XML);
    server = new WebServer(directory.resolve("tomcat"), webapp, 0);
    address = "http://localhost:" + server.bind();
  }

  /**
   * @param settings beside those that it cannot do without
   */
  public static ProbeServer start(Path directory, Map<String, String> settings) throws IOException {
    ProbeServer server = new ProbeServer(directory, settings);
    try {
      server.server.start();
      return server;
    } catch (RuntimeException | Error e) {
      server.close();
      throw e;
    }
  }

  /** Without a slash at its end. */
  public String address() {
    return address;
  }

  @Override
  public void close() {
    try {
      server.close();
    } finally {
      settings.keySet().forEach(System::clearProperty);
      TOMCAT.forEach(System::clearProperty);
    }
  }
}
