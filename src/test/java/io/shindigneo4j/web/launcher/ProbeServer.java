package io.shindigneo4j.web.launcher;

import com.google.inject.AbstractModule;
import com.google.inject.Binder;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;
import com.google.inject.util.Modules;
import io.shindigneo4j.opensocial.SocialGraphModule;
import io.shindigneo4j.opensocial.events.EventHub;
import io.shindigneo4j.opensocial.events.ScriptedHub;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;

/**
 * The social half of our web application in Tomcat, with {@link Probe}. Unless the settings name a
 * database, there is none, and nothing is revoked.
 */
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
            io.shindigneo4j.web.provider.ProviderModule:
            io.shindigneo4j.web.session.SessionModule:
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
          <async-supported>true</async-supported>
        </filter>
        <filter>
          <filter-name>authentication</filter-name>
          <filter-class>io.shindigneo4j.web.bearer.AuthenticationFilter</filter-class>
          <async-supported>true</async-supported>
        </filter>
        <filter>
          <filter-name>viewerLimit</filter-name>
          <filter-class>io.shindigneo4j.web.limit.ViewerLimitFilter</filter-class>
          <async-supported>true</async-supported>
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
          <async-supported>true</async-supported>
        </servlet>
        <servlet>
          <servlet-name>rpc</servlet-name>
          <servlet-class>io.shindigneo4j.web.endpoint.RpcServlet</servlet-class>
          <async-supported>true</async-supported>
        </servlet>
        <servlet>
          <servlet-name>events</servlet-name>
          <servlet-class>io.shindigneo4j.web.events.EventStreamServlet</servlet-class>
        </servlet>
        <servlet-mapping>
          <servlet-name>events</servlet-name>
          <url-pattern>/social/events</url-pattern>
        </servlet-mapping>
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

  /** A graph out of reach of which it is known that nothing was revoked, and no event is heard. */
  public static final class NothingRevoked extends AbstractModule {

    @Override
    protected void configure() {
      install(
          Modules.override(new SocialGraphModule())
              .with(NothingRevoked::revocations, new Unheard()));
    }

    private static void revocations(Binder binder) {
      OptionalBinder.newOptionalBinder(binder, RevocationCheck.class)
          .setBinding()
          .toInstance(RevocationCheck.NONE);
    }
  }

  /** Says at once that there are no events. */
  private static final class Unheard extends AbstractModule {

    @Provides
    @Singleton
    EventHub hub(CleanupHandler cleanup) {
      ScriptedHub hub = new ScriptedHub();
      hub.refuse();
      cleanup.register(hub::close);
      return hub.hub();
    }
  }

  private final WebappServer server;

  private ProbeServer(WebappServer server) {
    this.server = server;
  }

  /**
   * @param settings beside those that it cannot do without
   */
  public static ProbeServer start(Path directory, Map<String, String> settings) throws IOException {
    return start(directory, settings, UnaryOperator.identity());
  }

  /**
   * @param change what is different in the web.xml
   */
  public static ProbeServer start(
      Path directory, Map<String, String> settings, UnaryOperator<String> change)
      throws IOException {
    Path webapp = directory.resolve("webapp");
    Path webXml = Files.createDirectories(webapp.resolve("WEB-INF")).resolve("web.xml");
    String modules =
        settings.containsKey("shindig.neo4j.uri")
            ? WEB_XML
            : WEB_XML.replace(SocialGraphModule.class.getName(), NothingRevoked.class.getName());
    Files.writeString(webXml, change.apply(modules));
    Map<String, String> all = new HashMap<>(Map.of("shindig.neo4j.call-timeout", "PT1S"));
    all.putAll(settings);
    return new ProbeServer(WebappServer.start(directory, webapp, all));
  }

  /** Without a slash at its end. */
  public String address() {
    return server.address();
  }

  @Override
  public void close() {
    server.close();
  }
}
