package io.shindigneo4j.server;

import static io.shindigneo4j.testing.ProtocolClient.read;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.ServerThreads;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.common.DependencySatisfier;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.config.Setting;
import org.neo4j.logging.NullLog;
import org.neo4j.procedure.impl.GlobalProceduresRegistry;

@DisplayName("The plug-in")
@StartsServer
class PluginTest {

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  private final ServerThreads threads = new ServerThreads();

  @Test
  void stopsWithNeo4jAndTellsItsClients() throws Exception {
    GraphServer server =
        threads.start(() -> GraphServer.start(Map.of(ServerSettings.procedures_reload, true)));
    int port = server.port();
    try (ProtocolClient idle = ProtocolClient.of(server);
        ProtocolClient busy = ProtocolClient.of(server);
        RawWebSocket halfway = new RawWebSocket(port)) {
      busy.send(read(1, SLOW));
      assertThat(idle.value("RETURN 1")).isEqualTo(1L);
      assertThat(threads.running()).as("threads while it runs").isNotEmpty();
      server.close();
      assertThat(idle.socket().receive().closeCode()).isEqualTo(CloseCode.GOING_AWAY);
      assertThat(busy.socket().receive().closeCode()).isEqualTo(CloseCode.GOING_AWAY);
      assertThat(halfway.receive().isEnd()).isTrue();
    }
    assertThatExceptionOfType(ConnectException.class).isThrownBy(() -> new RawWebSocket(port));
    await().untilAsserted(() -> assertThat(threads.running()).isEmpty());
  }

  /** An interrupt would close the file of an index that the thread is writing to. */
  @Test
  void interruptsNoRequestWhenItStops() throws Exception {
    GraphServer server = threads.start(() -> GraphServer.start(Map.of()));
    Thread stopping = new Thread(server::close);
    StubbornGate.close();
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.send(
          new CallProcedure(1, AccessMode.WRITE, Duration.ZERO, "test.stubborn-write", Map.of()));
      await().until(() -> StubbornGate.waiting() == 1);
      Thread deadlines = deadlines();
      stopping.start();
      await("the end of the threads for requests").until(() -> !deadlines.isAlive());
      assertThat(StubbornGate.interrupts()).isZero();
    } finally {
      StubbornGate.open();
      stopping.join(TestDeadlines.HANGING_MILLIS);
    }
    await().until(() -> StubbornGate.waiting() == 0);
  }

  /** Ends after the threads for requests have been told to. */
  private Thread deadlines() {
    return threads.running().stream()
        .filter(thread -> thread.getName().contains("-deadline"))
        .findAny()
        .orElseThrow();
  }

  @Test
  void opensNothingWhenItIsSwitchedOff() throws Exception {
    try (GraphServer server =
        threads.start(() -> GraphServer.start(Map.of(ServerSettings.enabled, false)))) {
      assertThatThrownBy(server::port).hasMessageContaining("BoundAddress");
      assertThat(threads.running()).isEmpty();
    }
  }

  @Test
  void letsInManyWhoComeFirstAtTheSameTime() throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(16);
    try (GraphServer server = GraphServer.start(Map.of())) {
      List<Callable<Object>> calls = new ArrayList<>();
      for (int i = 0; i < 32; i++) {
        calls.add(() -> firstAnswer(server));
      }
      for (Future<Object> answer : clients.invokeAll(calls)) {
        assertThat(answer.get()).isEqualTo(1L);
      }
    } finally {
      clients.shutdownNow();
    }
  }

  private static Object firstAnswer(GraphServer server) throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      return client.value("RETURN 1");
    }
  }

  @Test
  void saysWhichAddressIsTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      SocketAddress address = new SocketAddress("127.0.0.1", taken.getLocalPort());
      assertThatThrownBy(() -> GraphServer.start(Map.of(ServerSettings.listen_address, address)))
          .hasStackTraceContaining("cannot listen on /127.0.0.1:" + taken.getLocalPort());
    }
  }

  @Test
  void leavesNothingBehindWhereItCannotStart() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      SocketAddress address = new SocketAddress("127.0.0.1", taken.getLocalPort());
      assertNothingIsLeftOf(Map.of(ServerSettings.listen_address, address));
    }
    assertNothingIsLeftOf(Map.of(ServerSettings.tls_enabled, true));
  }

  private void assertNothingIsLeftOf(Map<Setting<?>, Object> settings) {
    Set<ObjectName> beans = beans();
    assertThatThrownBy(() -> threads.start(() -> GraphServer.start(settings)))
        .isInstanceOf(ExecutionException.class);
    assertThat(beans()).isEqualTo(beans);
    await().untilAsserted(() -> assertThat(threads.running()).isEmpty());
  }

  private static Set<ObjectName> beans() {
    try {
      ObjectName ours = new ObjectName("io.shindigneo4j.server:*");
      return ManagementFactory.getPlatformMBeanServer().queryNames(ours, null);
    } catch (JMException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void tellsClientsItsNewPortWhenItStartsAgain() throws Exception {
    try (GraphServer server = GraphServer.start(Map.of())) {
      List<Object> parts = new ArrayList<>();
      Plugin plugin =
          new Plugin(
              server.part(DatabaseManagementService.class),
              new GlobalProceduresRegistry(),
              withProceduresOf(server),
              ServerAudit.OFF,
              NullLog.getInstance(),
              satisfier(parts));
      plugin.init();
      try {
        plugin.start();
        plugin.stop();
        plugin.start();
        BoundAddress bound = (BoundAddress) parts.get(parts.size() - 1);
        String uri = "ws://127.0.0.1:" + bound.address().getPort() + "/neo4j";
        try (GraphDriver driver =
            GraphDriver.connect(
                DriverSettings.of(uri, GraphServer.CREDENTIALS)
                    .withRouting(DriverSettings.Routing.TABLE))) {
          assertThat(driver.execute(Statement.cypher("RETURN 1")).records()).hasSize(1);
        }
        plugin.stop();
      } finally {
        plugin.shutdown();
      }
    }
  }

  /** As if they had been found in the folder of plug-ins, so that they are not registered again. */
  private static Config withProceduresOf(GraphServer server) throws URISyntaxException {
    URI code = Plugin.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    return Config.newBuilder()
        .fromConfig(server.part(Config.class))
        .set(GraphDatabaseSettings.plugin_dir, Path.of(code))
        .build();
  }

  private static DependencySatisfier satisfier(List<Object> parts) {
    return new DependencySatisfier() {
      @Override
      public <T> T satisfyDependency(T dependency) {
        parts.add(dependency);
        return dependency;
      }
    };
  }
}
