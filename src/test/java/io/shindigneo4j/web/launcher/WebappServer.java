package io.shindigneo4j.web.launcher;

import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Our whole web application in Tomcat on this machine, with or without a database. */
public final class WebappServer implements AutoCloseable {
  /** What a setting has in place of the server's port. */
  public static final String PORT = "{port}";

  /** For a busy machine, and for many calls of one address. */
  private static final Map<String, String> PATIENT =
      Map.of(
          "shindig.neo4j.call-timeout",
          TestDeadlines.HANGING.toString(),
          "shindig.neo4j.address-rate",
          "0");

  /** Tomcat's own, which name directories that are gone afterwards. */
  private static final List<String> TOMCAT = List.of("catalina.home", "catalina.base");

  private final Map<String, String> settings = new HashMap<>();
  private final WebServer server;
  private final int port;

  private WebappServer(Path directory, Path webapp, Map<String, String> settings) {
    server = new WebServer(directory.resolve("tomcat"), webapp, 0);
    port = server.bind();
    this.settings.put("shindig.host", "localhost");
    this.settings.put("shindig.port", Integer.toString(port));
    this.settings.put("shindig.neo4j.uri", "ws://127.0.0.1:" + FreePort.find() + "/neo4j");
    this.settings.put("shindig.neo4j.token-key", Tokens.KEY);
    settings.forEach(
        (key, value) -> this.settings.put(key, value.replace(PORT, Integer.toString(port))));
    this.settings.forEach(System::setProperty);
  }

  /**
   * @param settings beside those that it cannot do without
   */
  public static WebappServer start(Path directory, Map<String, String> settings) {
    Map<String, String> all = new HashMap<>(PATIENT);
    all.putAll(settings);
    return start(directory, Path.of("webapp"), all);
  }

  /** The same on a graph. */
  public static WebappServer start(
      Path directory, GraphServer graph, Map<String, String> settings) {
    Map<String, String> all =
        new HashMap<>(
            Map.of(
                "shindig.neo4j.uri", graph.uri().toString(),
                "shindig.neo4j.username", GraphServer.CREDENTIALS.username(),
                "shindig.neo4j.password", GraphServer.CREDENTIALS.password()));
    all.putAll(settings);
    return start(directory, all);
  }

  /** The same as the build has packed it, with what it has from libraries. */
  public static WebappServer startPacked(Path directory, Map<String, String> settings) {
    Map<String, String> all = new HashMap<>(PATIENT);
    all.putAll(settings);
    return start(directory, Path.of(System.getProperty("build.directory"), "webapp"), all);
  }

  /** The same for another web application, with the limits that it has by default. */
  static WebappServer start(Path directory, Path webapp, Map<String, String> settings) {
    WebappServer server = new WebappServer(directory, webapp, settings);
    try {
      server.server.start();
      return server;
    } catch (RuntimeException | Error e) {
      server.close();
      throw e;
    }
  }

  public int port() {
    return port;
  }

  /** Without a slash at its end. */
  public String address() {
    return "http://localhost:" + port;
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
