package io.shindigneo4j.installation;

import static org.awaitility.Awaitility.await;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.TransientDriverException;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;

/** A full Neo4j server whose plug-in listens on a port that outlives restarts. */
public final class PluggedServer implements AutoCloseable {
  private static final String LISTEN_ADDRESS = "server.shindig.neo4j.listen_address";
  private static final String TLS_ENABLED = "server.shindig.neo4j.tls_enabled";

  private final int port = FreePort.find();
  private final String endpoint = "127.0.0.1:" + port;
  private final boolean encrypted;
  private final Neo4jServer server;

  PluggedServer() throws IOException {
    encrypted = false;
    server = new Neo4jServer(Map.of(LISTEN_ADDRESS, endpoint));
  }

  PluggedServer(Neo4jRelease release) throws IOException {
    encrypted = false;
    server =
        new Neo4jServer(
            release, Map.of(LISTEN_ADDRESS, endpoint), Neo4jServer.SMALL_AND_QUICK_TO_START);
  }

  /**
   * @param settings further settings of Neo4j; if they switch encryption on, drivers trust {@link
   *     Certificates#SERVER}
   * @param options of its JVM
   */
  public PluggedServer(Map<String, String> settings, List<String> options) throws IOException {
    Map<String, String> all = new HashMap<>(settings);
    all.put(LISTEN_ADDRESS, endpoint);
    encrypted = Boolean.parseBoolean(all.get(TLS_ENABLED));
    server = new Neo4jServer(Neo4jRelease.ofTheBuild(), all, options);
  }

  /** Returns when the endpoint answers. */
  public void start() throws IOException, InterruptedException {
    server.start();
    awaitSchema();
  }

  /** The plug-in refuses logins until the schema is ready. */
  private void awaitSchema() {
    DriverSettings patient =
        driverSettings()
            .withConnectTimeout(TestDeadlines.PROCESS)
            .withCallTimeout(TestDeadlines.PROCESS);
    try (GraphDriver driver = GraphDriver.connect(patient)) {
      await()
          .atMost(TestDeadlines.PROCESS)
          .ignoreException(TransientDriverException.class)
          .until(() -> driver.execute(Statement.cypher("RETURN 1")).first().isPresent());
    }
  }

  /** It can be started again, with the same data. */
  public void stop() throws InterruptedException {
    server.stop();
  }

  /** Copies all databases as they are into a new folder, after a stop. */
  void copyData(Path folder) throws IOException {
    server.copyData(folder);
  }

  /** Puts what {@link #copyData} has copied in the place of its data, after a stop. */
  void replaceData(Path folder) throws IOException {
    server.replaceData(folder);
  }

  /** Writes the database into {@code neo4j.dump} of a folder, after a stop. */
  public void dump(Path folder) throws IOException, InterruptedException {
    server.dump(folder);
  }

  /** Begins with the database of a folder's {@code neo4j.dump}; to be called before the start. */
  public void load(Path folder) throws IOException, InterruptedException {
    server.load(folder);
  }

  /** Ends the process without a shutdown, as a power failure does. It can be started again. */
  public void kill() throws InterruptedException {
    server.kill();
  }

  /** Stops the process, which keeps its connections, until {@link #resume}. */
  public void pause() throws IOException, InterruptedException {
    server.pause();
  }

  public void resume() throws IOException, InterruptedException {
    server.resume();
  }

  public JvmBeans beans() throws Exception {
    return server.beans();
  }

  /** The address of the plug-in for drivers. */
  public String uri() {
    return uri(port);
  }

  /** The same by another port, such as that of a proxy. */
  public String uri(int otherPort) {
    return (encrypted ? "wss" : "ws") + "://127.0.0.1:" + otherPort + "/neo4j";
  }

  /** Whether drivers encrypt their connections. */
  public boolean isEncrypted() {
    return encrypted;
  }

  /** The port of the plug-in. */
  public int port() {
    return port;
  }

  /** The address of the plug-in for HTTP, without a slash at the end. */
  public String pluginHttpAddress() {
    return "http://" + endpoint;
  }

  public String boltAddress() {
    return server.boltAddress();
  }

  public String httpAddress() {
    return server.httpAddress();
  }

  public Credentials credentials() {
    return new Credentials(Neo4jServer.USER, Neo4jServer.PASSWORD);
  }

  /** The folder for further plug-ins. Fill it before the start. */
  public Path plugins() {
    return server.plugins();
  }

  /** What the server wrote for its operators. */
  String logText() throws IOException {
    return server.logText();
  }

  /** All that the server has logged: what is in {@link #logText} and what its makers read. */
  public String completeLog() throws IOException {
    return server.completeLog();
  }

  public GraphDriver driver() {
    return GraphDriver.connect(driverSettings());
  }

  /** The default settings. */
  public DriverSettings driverSettings() {
    return driverSettings(port);
  }

  /** The same by another port, such as that of a proxy. */
  public DriverSettings driverSettings(int otherPort) {
    DriverSettings settings = DriverSettings.of(uri(otherPort), credentials());
    return encrypted
        ? settings.withTls(TlsSettings.DEFAULT.withTrust(Certificates.SERVER))
        : settings;
  }

  /** A driver that asks the server for its routing table. */
  GraphDriver routedDriver() {
    return GraphDriver.connect(driverSettings().withRouting(Routing.TABLE));
  }

  void loadSample() {
    try (GraphDriver driver = driver()) {
      loadSample(driver);
    }
  }

  /** Loads the sample data unless there are people already. */
  static void loadSample(GraphDriver driver) {
    TestDeadlines.await()
        .ignoreException(CompletionException.class)
        .until(() -> SampleData.loadIfEmpty(driver, Instant.EPOCH).join() >= 0);
  }

  /** The environment variables that an operator sets for Shindig. */
  public Map<String, String> environment() {
    return environment(Neo4jServer.PASSWORD);
  }

  Map<String, String> environment(String password) {
    return Map.of(
        "SHINDIG_NEO4J_URI",
        uri(),
        "SHINDIG_NEO4J_USERNAME",
        Neo4jServer.USER,
        "SHINDIG_NEO4J_PASSWORD",
        password);
  }

  @Override
  public void close() throws IOException, InterruptedException {
    server.close();
  }
}
