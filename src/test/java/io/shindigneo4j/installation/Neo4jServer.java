package io.shindigneo4j.installation;

import static org.awaitility.Awaitility.await;

import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.awaitility.core.ConditionTimeoutException;

/**
 * A full Neo4j Community server in its own process, with the built plug-in in {@code plugins} and
 * authentication on. Its data and ports outlive a stop; closing deletes them.
 */
final class Neo4jServer implements AutoCloseable {
  static final String USER = "neo4j";
  static final String PASSWORD = "correct-horse";
  private static final String DATABASE = "neo4j";

  /** The setting of another folder with plug-ins than the one in its home. */
  private static final String PLUGINS = "server.directories.plugins";

  /** The setting of another folder with data. */
  private static final String DATA = "server.directories.data";

  static final List<String> SMALL_AND_QUICK_TO_START =
      List.of(
          "-Xmx768m",
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-XX:ReservedCodeCacheSize=256m");

  /** The file with the password, by the libraries of the release that made it. */
  private static final Map<Path, byte[]> PASSWORDS = new ConcurrentHashMap<>();

  private final Path home = Files.createTempDirectory("neo4j-server");
  private final int httpPort = FreePort.find();
  private final int boltPort = FreePort.find();
  private final Neo4jRelease release;
  private final List<String> options;
  private final Path plugins;
  private final Path data;
  private ServerProcess process;

  /** Prepares a server with these settings, in addition to those that it needs. */
  Neo4jServer(Map<String, String> settings) throws IOException {
    this(Neo4jRelease.ofTheBuild(), withoutReplanning(settings), SMALL_AND_QUICK_TO_START);
  }

  /** Keeps Neo4j from planning queries again as the small graph changes. */
  private static Map<String, String> withoutReplanning(Map<String, String> settings) {
    Map<String, String> all = new TreeMap<>(settings);
    all.put("dbms.cypher.min_replan_interval", "1h");
    return all;
  }

  /**
   * @param options for its JVM
   */
  Neo4jServer(Neo4jRelease release, Map<String, String> settings, List<String> options)
      throws IOException {
    this.release = release;
    this.options = options;
    this.data = settings.containsKey(DATA) ? Path.of(settings.get(DATA)) : home.resolve("data");
    Files.createSymbolicLink(home.resolve("lib"), release.lib());
    if (settings.containsKey(PLUGINS)) {
      this.plugins = Path.of(settings.get(PLUGINS));
    } else {
      this.plugins = home.resolve("plugins");
      Directories.copyFiles(Neo4jRelease.plugins(), plugins);
    }
    Files.createDirectories(home.resolve("logs"));
    writeConfiguration(settings);
  }

  /** Returns when the server answers. */
  void start() throws IOException, InterruptedException {
    if (process == null) {
      setPassword();
    }
    process =
        ServerProcess.start(
            java(release.main(), "--home-dir=" + home, "--config-dir=" + home.resolve("conf")),
            log());
    awaitReady();
  }

  void stop() throws InterruptedException {
    process.stop();
  }

  /** Ends the process without a shutdown, as a power failure does. */
  void kill() throws InterruptedException {
    process.kill();
  }

  /** See {@link ServerProcess#pause}. */
  void pause() throws IOException, InterruptedException {
    process.pause();
  }

  void resume() throws IOException, InterruptedException {
    process.resume();
  }

  JvmBeans beans() throws Exception {
    return JvmBeans.of(process.id());
  }

  String httpAddress() {
    return "http://127.0.0.1:" + httpPort + "/";
  }

  String boltAddress() {
    return "bolt://127.0.0.1:" + boltPort;
  }

  /** Where it looks for plug-ins when it starts. */
  Path plugins() {
    return plugins;
  }

  /** What the server wrote for its operators. */
  String logText() throws IOException {
    return Files.readString(log()) + logged("neo4j.log");
  }

  /** The same, and what it wrote for its makers. */
  String completeLog() throws IOException {
    return logText() + logged("debug.log");
  }

  /** Empty before there is something to log. */
  private String logged(String file) throws IOException {
    Path own = home.resolve("logs").resolve(file);
    return Files.exists(own) ? Files.readString(own) : "";
  }

  @Override
  public void close() throws IOException, InterruptedException {
    if (process != null) {
      process.kill();
    }
    Directories.delete(home);
  }

  private void awaitReady() throws IOException {
    try {
      await()
          .atMost(TestDeadlines.PROCESS)
          .pollInterval(Duration.ofMillis(100))
          .until(this::isReady);
    } catch (ConditionTimeoutException e) {
      throw new AssertionError("Neo4j was not ready: " + logText(), e);
    }
  }

  private boolean isReady() throws IOException {
    if (!process.isAlive()) {
      throw new AssertionError("Neo4j has ended: " + logText());
    }
    try {
      return Http.at(httpAddress()).get().status() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  private void writeConfiguration(Map<String, String> settings) throws IOException {
    Map<String, String> all = new TreeMap<>(settings);
    all.put("dbms.usage_report.enabled", "false");
    all.put("server.default_listen_address", "127.0.0.1");
    all.put("server.bolt.listen_address", ":" + boltPort);
    all.put("internal.dbms.bolt.netty_server_shutdown_quiet_period", "0"); // ends at once
    all.put("server.http.listen_address", ":" + httpPort);
    all.putIfAbsent("server.memory.pagecache.size", "64m");
    List<String> lines = all.entrySet().stream().map(Object::toString).toList();
    Files.write(Files.createDirectories(home.resolve("conf")).resolve("neo4j.conf"), lines);
  }

  /** Copies its data as they are into a new folder, after a stop. */
  void copyData(Path folder) throws IOException {
    Directories.copy(data, folder);
  }

  /** Puts data that were copied in the place of its own, after a stop. */
  void replaceData(Path folder) throws IOException {
    Directories.delete(data);
    Directories.copy(folder, data);
  }

  /** Writes the database into a file of a folder, after a stop. */
  void dump(Path folder) throws IOException, InterruptedException {
    administrate("database", "dump", DATABASE, "--to-path=" + folder.toAbsolutePath());
  }

  /** Takes the database from a file that {@link #dump} has written, before the first start. */
  void load(Path folder) throws IOException, InterruptedException {
    administrate("database", "load", DATABASE, "--from-path=" + folder.toAbsolutePath());
  }

  /** Sets it by Neo4j's command, once; then copies what that has written, which takes no JVM. */
  private void setPassword() throws IOException, InterruptedException {
    Path file = data.resolve("dbms").resolve("auth.ini");
    byte[] known = PASSWORDS.get(release.lib());
    if (known == null) {
      administrate("dbms", "set-initial-password", PASSWORD);
      PASSWORDS.put(release.lib(), Files.readAllBytes(file));
    } else {
      Files.createDirectories(file.getParent());
      Files.write(file, known);
    }
  }

  /** Runs {@code neo4j-admin}. */
  private void administrate(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder admin = java("org.neo4j.cli.AdminTool", arguments);
    int exitCode = ServerProcess.start(admin, log()).awaitEnd(TestDeadlines.PROCESS);
    if (exitCode != 0) {
      throw new AssertionError("neo4j-admin " + arguments[1] + " has failed: " + logText());
    }
  }

  private ProcessBuilder java(String main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(release.java().toString());
    command.addAll(options);
    command.add("-Dlog4j2.disable.jmx=true");
    command.add("--add-opens=java.base/java.nio=ALL-UNNAMED");
    command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
    command.add("--add-opens=java.base/sun.nio.ch=ALL-UNNAMED");
    command.addAll(List.of("-cp", classPath(), main));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
    builder.environment().put("NEO4J_HOME", home.toString());
    builder.environment().put("NEO4J_CONF", home.resolve("conf").toString());
    return builder;
  }

  /** That of Neo4j's own scripts. Without the plug-ins, their settings are unknown. */
  private String classPath() {
    return Stream.of(plugins, home.resolve("conf"), release.lib())
        .map(folder -> folder.resolve("*").toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Path log() {
    return home.resolve("logs").resolve("console.log");
  }
}
