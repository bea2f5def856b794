package io.shindigneo4j.installation;

import static org.awaitility.Awaitility.await;

import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.testing.CuttingProxy;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.awaitility.core.ConditionTimeoutException;

/**
 * Tomcat as it is distributed, in its own process, with a WAR as its root application, and with the
 * key of {@link Tokens} unless told otherwise. Its release is 9 where none is named.
 */
public final class StockTomcat implements AutoCloseable {
  /** What an operator does before the start. */
  interface Preparation {

    void prepare(Path folder) throws IOException, InterruptedException;
  }

  private static final String QUICK_START = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  private final Path base = Files.createTempDirectory("stock-tomcat");
  private final Path home;
  private final int port;
  private final ProcessBuilder command;

  /** Another after a restart. */
  private ServerProcess process;

  private StockTomcat(
      TomcatRelease release,
      Path war,
      int port,
      Map<String, String> environment,
      Preparation preparation)
      throws IOException, InterruptedException {
    this.home = release.home();
    this.port = port;
    Directories.copyFiles(home.resolve("conf"), base.resolve("conf"));
    choosePorts(base.resolve("conf").resolve("server.xml"));
    preparation.prepare(base);
    install(war);
    Files.createDirectories(base.resolve("temp"));
    Files.createDirectories(base.resolve("logs"));
    command = catalina(environment);
    process = ServerProcess.start(command, console());
  }

  /** Starts Tomcat with our WAR. Returns when the application has started. */
  public static StockTomcat start(Map<String, String> environment)
      throws IOException, InterruptedException {
    return start(TomcatRelease.TOMCAT_9, environment);
  }

  static StockTomcat start(TomcatRelease release, Map<String, String> environment)
      throws IOException, InterruptedException {
    return startOn(FreePort.find(), release, environment);
  }

  /** Starts Tomcat with another WAR than ours. */
  public static StockTomcat start(Path war, Map<String, String> environment)
      throws IOException, InterruptedException {
    return started(
        new StockTomcat(TomcatRelease.TOMCAT_9, war, FreePort.find(), environment, folder -> {}));
  }

  /** Starts Tomcat with our WAR on a port that others know already. */
  static StockTomcat startOn(int port, Map<String, String> environment)
      throws IOException, InterruptedException {
    return startOn(port, TomcatRelease.TOMCAT_9, environment);
  }

  static StockTomcat startOn(int port, TomcatRelease release, Map<String, String> environment)
      throws IOException, InterruptedException {
    return started(new StockTomcat(release, release.war(), port, environment, folder -> {}));
  }

  /** Starts Tomcat with our WAR, after something has been done in its folder. */
  static StockTomcat startPrepared(Map<String, String> environment, Preparation preparation)
      throws IOException, InterruptedException {
    TomcatRelease release = TomcatRelease.TOMCAT_9;
    return started(
        new StockTomcat(release, release.war(), FreePort.find(), environment, preparation));
  }

  /**
   * The same before an outage of the database, which begins as soon as Shindig knows what was
   * revoked.
   */
  static StockTomcat startBeforeOutage(
      PluggedServer neo4j, Map<String, String> environment, Preparation preparation)
      throws IOException, InterruptedException {
    try (CuttingProxy proxy = new CuttingProxy(neo4j.port())) {
      Map<String, String> all = new HashMap<>(neo4j.environment());
      all.put("SHINDIG_NEO4J_URI", neo4j.uri(proxy.port()));
      all.putAll(environment);
      StockTomcat tomcat = startPrepared(all, preparation);
      await()
          .atMost(TestDeadlines.PROCESS)
          .until(() -> Http.at(tomcat.address() + "health").get().status() == 200);
      return tomcat;
    }
  }

  private static StockTomcat started(StockTomcat tomcat) throws IOException, InterruptedException {
    try {
      await()
          .atMost(TestDeadlines.PROCESS)
          .pollInterval(Duration.ofMillis(100))
          .until(tomcat::answers);
      return tomcat;
    } catch (ConditionTimeoutException | AssertionError e) {
      String log = tomcat.log();
      tomcat.close();
      throw new AssertionError("Tomcat did not come up: " + log, e);
    }
  }

  public String address() {
    return "http://127.0.0.1:" + port + "/";
  }

  /** The console, and the log of what applications throw. */
  String log() throws IOException {
    StringBuilder log = new StringBuilder(process.log());
    try (DirectoryStream<Path> logs =
        Files.newDirectoryStream(base.resolve("logs"), "localhost.*")) {
      for (Path file : logs) {
        log.append(Files.readString(file));
      }
    }
    return log.toString();
  }

  /** Its folder, with {@code webapps}. */
  Path folder() {
    return base;
  }

  JvmBeans beans() throws Exception {
    return JvmBeans.of(process.id());
  }

  private Path console() {
    return base.resolve("logs").resolve("console.log");
  }

  /** Stops Tomcat as an operator does. The log can be read until the close. */
  public void stop() throws InterruptedException {
    process.stop();
  }

  /** Ends it as {@code kill -9} does. */
  public void kill() throws InterruptedException {
    process.kill();
  }

  /** Puts another WAR in the place of the one that it had; it must not run. */
  public void replace(Path war) throws IOException, InterruptedException {
    Directories.delete(base.resolve("webapps"));
    install(war);
  }

  /** Starts it again after {@link #stop} or {@link #kill}, on its port. */
  public void startAgain() throws IOException, InterruptedException {
    process = ServerProcess.start(command, console());
    started(this);
  }

  @Override
  public void close() throws IOException, InterruptedException {
    process.kill();
    Directories.delete(base);
  }

  /** Tomcat answers no request before it has started all applications: the first answer counts. */
  private boolean answers() throws IOException {
    if (!process.isAlive()) {
      throw new AssertionError("It has ended");
    }
    int status;
    try {
      status = Http.at(address()).get().status();
    } catch (IOException e) {
      return false;
    }
    if (status != 200) {
      throw new AssertionError("It answers " + status);
    }
    return true;
  }

  private void choosePorts(Path serverXml) throws IOException {
    String stock = Files.readString(serverXml);
    Files.writeString(
        serverXml,
        stock
            .replace("port=\"8005\"", "port=\"-1\"")
            .replace("port=\"8080\"", "address=\"127.0.0.1\" port=\"" + port + "\""));
  }

  /** As the page says, over the application that Tomcat comes with. */
  private void install(Path war) throws IOException, InterruptedException {
    Directories.copy(home.resolve("webapps"), base.resolve("webapps"));
    PageCommands.of("docs/install.md")
        .run("install-war", base, Map.of("TOMCAT", base.toString(), "WAR", war.toString()));
  }

  private ProcessBuilder catalina(Map<String, String> environment) {
    Path script = home.resolve("bin").resolve("catalina.sh");
    ProcessBuilder builder = new ProcessBuilder(List.of("sh", script.toString(), "run"));
    builder.environment().keySet().removeIf(name -> name.matches("(JAVA|JDK|JRE|CATALINA)_.*"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("CATALINA_HOME", home.toString());
    builder.environment().put("CATALINA_BASE", base.toString());
    builder.environment().put("CATALINA_OPTS", QUICK_START);
    builder.environment().put("SHINDIG_NEO4J_TOKEN_KEY", Tokens.KEY);
    builder.environment().putAll(environment);
    return builder;
  }
}
