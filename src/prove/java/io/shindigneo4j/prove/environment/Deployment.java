package io.shindigneo4j.prove.environment;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.installation.StockTomcat;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.nemesis.SmallDisk;
import io.shindigneo4j.prove.nemesis.Target;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A full Neo4j server with the plug-in and, once somebody asks for it, the WAR in a Tomcat. All
 * clients reach them through links of their own, which can be cut.
 */
public final class Deployment implements Target, AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration SILENCE_NOTICED = Duration.ofSeconds(2);

  private final PluggedServer server;

  /** Null for a server on the machine's own disk. */
  private final SmallDisk disk;

  private final List<LinkProxy> links = new CopyOnWriteArrayList<>();

  private final Tomcats tomcats;

  private Deployment(PluggedServer server, SmallDisk disk) {
    this(server, disk, null);
  }

  private Deployment(PluggedServer server, SmallDisk disk, Path war) {
    this.server = server;
    this.disk = disk;
    this.tomcats = new Tomcats(server, () -> link().port(), war);
  }

  /** With connections that are not encrypted. */
  public static Deployment plain() throws IOException, InterruptedException {
    return small(Map.of());
  }

  /**
   * @param settings further settings of Neo4j
   * @param options of its JVM
   */
  public static Deployment plain(Map<String, String> settings, List<String> options)
      throws IOException, InterruptedException {
    return started(new Deployment(new PluggedServer(withStablePlans(settings), options), null));
  }

  /** Of what a build has made, with little memory and plug-ins of its own. */
  public static Deployment of(Artifacts build) throws IOException, InterruptedException {
    PluggedServer server = new PluggedServer(withStablePlans(Map.of()), SharedClasses.QUICK_START);
    build.installPlugin(server.plugins());
    return started(new Deployment(server, null, build.war()));
  }

  /** With encrypted connections. */
  public static Deployment encrypted() throws Exception {
    return small(EncryptedEndpoint.settings());
  }

  /** With little memory, and a quick start. */
  private static Deployment small(Map<String, String> settings)
      throws IOException, InterruptedException {
    return plain(SharedClasses.settings(settings), SharedClasses.options());
  }

  /** With its data on a disk that can be filled, which it closes. */
  public static Deployment on(SmallDisk disk) throws IOException, InterruptedException {
    Map<String, String> settings =
        Map.of(
            "server.directories.data", disk.folder().resolve("data").toString(),
            "db.tx_log.rotation.size", "1m",
            "db.tx_log.preallocate", "false",
            "db.tx_log.rotation.retention_policy", "2 files");
    return started(
        new Deployment(
            new PluggedServer(withStablePlans(settings), SharedClasses.QUICK_START), disk));
  }

  private static Map<String, String> withStablePlans(Map<String, String> settings) {
    Map<String, String> all = new HashMap<>(settings);
    all.put("dbms.cypher.min_replan_interval", "1h");
    return all;
  }

  private static Deployment started(Deployment prepared) throws IOException, InterruptedException {
    try {
      prepared.server.start();
      return prepared;
    } catch (IOException | InterruptedException | RuntimeException | Error e) {
      prepared.close();
      throw e;
    }
  }

  public PluggedServer server() {
    return server;
  }

  /** A new link to the plug-in, for faults. */
  public LinkProxy link() {
    return link(server.port());
  }

  /** A new link to Bolt. */
  public LinkProxy boltLink() {
    return link(URI.create(server.boltAddress()).getPort());
  }

  private LinkProxy link(int port) {
    LinkProxy link = new LinkProxy(port);
    links.add(link);
    return link;
  }

  /** Closes a link, which faults no longer befall. */
  public void end(LinkProxy link) {
    links.remove(link);
    link.close();
  }

  /** By a link to the plug-in; silence is noticed within seconds. */
  public DriverSettings settings(LinkProxy link) {
    return server.driverSettings(link.port()).withLivenessCheck(SILENCE_NOTICED);
  }

  /** By a link to Bolt. */
  public DriverSettings boltSettings(LinkProxy link) {
    return DriverSettings.of("bolt://127.0.0.1:" + link.port() + "/neo4j", server.credentials());
  }

  /** A driver that no fault of a link reaches, to look at the graph. */
  public GraphDriver observer() {
    return GraphDriver.connect(server.driverSettings().withCallTimeout(PATIENCE));
  }

  /** The address of Shindig. Its link to Neo4j is one of those that faults befall. */
  public String shindig() throws IOException, InterruptedException {
    return tomcat(0).address();
  }

  /** One of several Tomcats, each with a link of its own. */
  public StockTomcat tomcat(int number) throws IOException, InterruptedException {
    return tomcats.get(number);
  }

  @Override
  public void killAndStart(long millisDown) throws IOException, InterruptedException {
    server.kill();
    Thread.sleep(millisDown);
    server.start();
  }

  /** Starts the server, which was stopped, with the plug-in of a build. */
  public void startWith(Artifacts build) throws IOException, InterruptedException {
    build.installPlugin(server.plugins());
    server.start();
  }

  /** Stops the server as an operator does, and starts it again; returns when it answers. */
  public void restart() throws IOException, InterruptedException {
    server.stop();
    server.start();
  }

  @Override
  public void pause() throws IOException, InterruptedException {
    server.pause();
  }

  @Override
  public void resume() throws IOException, InterruptedException {
    server.resume();
  }

  @Override
  public List<LinkProxy> links() {
    return List.copyOf(links);
  }

  @Override
  public SmallDisk disk() {
    return disk;
  }

  @Override
  public void repair() throws IOException, InterruptedException {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      driver.execute(Statement.cypher("CREATE (n:ProveRepair) DELETE n").writing());
    } catch (DriverException e) {
      killAndStart(0); // an operator restarts a database that has given up
    }
  }

  @Override
  public void close() throws IOException, InterruptedException {
    links.forEach(LinkProxy::close);
    tomcats.close();
    server.close();
    if (disk != null) {
      disk.close();
    }
  }
}
