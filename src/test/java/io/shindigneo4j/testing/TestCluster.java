package io.shindigneo4j.testing;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.ReconnectDelay;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.routing.RoutingAddresses;
import io.shindigneo4j.testing.ScriptedRoutes.BoltTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.graphdb.config.Setting;

/**
 * Three servers, each a real Neo4j with the plug-in, that pretend to be a cluster. The test scripts
 * their routing table; all but the leader are read-only. Each has a node {@code (:Member {number})}
 * of its own, which tells which server has answered. Nothing is replicated.
 */
public final class TestCluster implements AutoCloseable {

  public static final int SIZE = 3;

  private static final int TIME_TO_LIVE = 300;

  private static final ReconnectDelay IMPATIENT =
      new ReconnectDelay(Duration.ofMillis(20), Duration.ofMillis(200));

  private final List<Integer> ports =
      IntStream.range(0, SIZE).mapToObj(i -> FreePort.find()).toList();
  private final List<Integer> advertised;
  private final List<GraphServer> servers;

  /** Written by the test, read by the servers. */
  private volatile BoltTable table;

  private TestCluster(IntUnaryOperator proxies) {
    advertised = ports.stream().map(proxies::applyAsInt).toList();
    leader(0, List.of(1, 2));
    servers =
        IntStream.range(0, SIZE)
            .parallel()
            .mapToObj(number -> GraphServer.startAlone(settings(number)))
            .toList();
    for (int number = 0; number < SIZE; number++) {
      ScriptedRoutes.install(servers.get(number), () -> table);
      String create = "CREATE (:Member {number: " + number + "})";
      servers.get(number).database("neo4j").executeTransactionally(create);
    }
    allowWrites(Set.of(0));
  }

  public static TestCluster start() {
    return behind(IntUnaryOperator.identity());
  }

  /**
   * @param proxies the port that drivers use instead of a server's own
   */
  public static TestCluster behind(IntUnaryOperator proxies) {
    return new TestCluster(proxies);
  }

  private Map<Setting<?>, Object> settings(int number) {
    Map<String, String> addresses = new HashMap<>();
    for (int i = 0; i < SIZE; i++) {
      addresses.put(bolt(i), address(i));
    }
    return Map.of(
        ServerSettings.listen_address,
        new SocketAddress("127.0.0.1", ports.get(number)),
        ServerSettings.routing_addresses,
        new RoutingAddresses(addresses));
  }

  private static String bolt(int number) {
    return "member" + number + ":7687";
  }

  /** Host and port. */
  public String address(int number) {
    return "127.0.0.1:" + advertised.get(number);
  }

  public GraphServer server(int number) {
    return servers.get(number);
  }

  /** Makes one server the leader and others its followers. */
  public void leader(int leader, List<Integer> followers) {
    List<Integer> all = new ArrayList<>(followers);
    all.add(leader);
    table(followers, List.of(leader), all);
  }

  /** Waits, then makes another server the leader, which alone takes writes. */
  public void moveLeaderWhen(Callable<Boolean> ready, int leader, List<Integer> followers) {
    TestDeadlines.await().until(ready);
    allowWrites(Set.of(leader));
    leader(leader, followers);
  }

  /** Sets the routing table of all servers. */
  public void table(List<Integer> readers, List<Integer> writers, List<Integer> routers) {
    table = new BoltTable(TIME_TO_LIVE, bolts(readers), bolts(writers), bolts(routers));
  }

  private static List<String> bolts(List<Integer> numbers) {
    return numbers.stream().map(TestCluster::bolt).toList();
  }

  /** Makes these servers writable, whatever the routing table says. */
  public void allowWrites(Set<Integer> writers) {
    for (int number = 0; number < SIZE; number++) {
      Set<String> readOnly = writers.contains(number) ? Set.of() : Set.of("neo4j");
      servers
          .get(number)
          .part(Config.class)
          .setDynamic(GraphDatabaseSettings.read_only_databases, readOnly, "test");
    }
  }

  /** Restarts a server on its port. It stays read-only if it was. */
  public void restart(int number) {
    servers.get(number).restart(settings(number));
    ScriptedRoutes.install(servers.get(number), () -> table);
  }

  /** The settings of a driver that knows only this server at first. */
  public DriverSettings driverSettings(int seed) {
    return DriverSettings.of("ws://" + address(seed) + "/neo4j", GraphServer.CREDENTIALS)
        .withCallTimeout(TestDeadlines.HANGING)
        .withRouting(Routing.TABLE)
        .withReconnectDelay(IMPATIENT);
  }

  @Override
  public void close() {
    servers.parallelStream().forEach(GraphServer::close);
  }
}
