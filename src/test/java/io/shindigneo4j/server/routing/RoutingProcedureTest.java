package io.shindigneo4j.server.routing;

import static io.shindigneo4j.testing.ProtocolClient.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.graphdb.config.Setting;

@DisplayName("A server that stands alone")
@ExtendWith(SharedGraphServer.class)
@StartsServer
class RoutingProcedureTest {

  private static final Duration LONG = Duration.ofMinutes(1);

  private static Message.Routing ask(ProtocolClient client, String known, Duration timeout)
      throws IOException {
    return (Message.Routing) client.ask(new Routes(1, timeout, known));
  }

  private static void assertAlone(Message.Routing routing, String address) {
    assertThat(routing.readers()).containsExactly(address);
    assertThat(routing.writers()).containsExactly(address);
    assertThat(routing.routers()).containsExactly(address);
    assertThat(routing.timeToLive()).isEqualTo(Duration.ofMinutes(5));
  }

  @Test
  void namesItselfWithBolt(GraphServer server) throws IOException {
    for (String database : List.of("neo4j", "system")) {
      try (ProtocolClient client =
          ProtocolClient.of(server, database, GraphServer.CREDENTIALS, Format.JSON)) {
        assertAlone(ask(client, "", LONG), "localhost:" + server.port());
      }
    }
  }

  @Test
  void namesItselfWithoutBoltAsItIsAdvertised() throws IOException {
    Map<Setting<?>, Object> settings =
        Map.of(ServerSettings.advertised_address, new SocketAddress("db1.example.org", 443));
    try (GraphServer server = GraphServer.start(settings);
        ProtocolClient client = ProtocolClient.of(server)) {
      assertAlone(ask(client, "", LONG), "db1.example.org:443");
    }
  }

  @Test
  void saysTheSameAgainAfterTheTime(GraphServer server) throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      Message.Routing first = ask(client, "", LONG);
      long start = System.nanoTime();
      Message.Routing second = ask(client, first.version(), Duration.ofMillis(300));
      assertThat(second).isEqualTo(first);
      assertThat(Duration.ofNanos(System.nanoTime() - start))
          .isGreaterThanOrEqualTo(Duration.ofMillis(290));
    }
  }

  @Test
  void answersOtherRequestsMeanwhileAndCanBeToldToStop(GraphServer server) throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      String version = ask(client, "", LONG).version();
      client.send(new Routes(2, LONG, version));
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
      Failure duplicate = (Failure) client.ask(read(2, "RETURN 1"));
      assertThat(duplicate.code()).isEqualTo(ErrorCode.DUPLICATE_ID);
      Failure cancelled = (Failure) client.ask(new Cancel(2));
      assertThat(cancelled.code()).isEqualTo(ErrorCode.CANCELLED);
      assertThat(client.value("RETURN 2")).isEqualTo(2L);
    }
  }

  @Test
  void isAClusterOfOne(GraphServer server) {
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withRouting(Routing.TABLE))) {
      driver.execute(Statement.cypher("CREATE (:Alone)").writing());
      Statement count = Statement.cypher("MATCH (a:Alone) RETURN count(a) AS n");
      assertThat(driver.execute(count).first().orElseThrow().get("n")).isEqualTo(1L);
    }
  }

  @Test
  void knowsTheAddressesOfOthersByTheirBoltAddresses() {
    WebSocketAddresses addresses =
        new WebSocketAddresses(
            new SocketAddress("db1", 7687),
            new SocketAddress("ws.example.org", 443),
            RoutingAddresses.parse("db3:7687=other.example.org:8443"));
    assertThat(addresses.of("db1:7687")).isEqualTo("ws.example.org:443");
    assertThat(addresses.of("db1:7688")).isEqualTo("db1:443");
    assertThat(addresses.of("db2:7687")).isEqualTo("db2:443");
    assertThat(addresses.of("[2001:db8::1]:7687")).isEqualTo("[2001:db8::1]:443");
    assertThat(addresses.of("db3:7687")).isEqualTo("other.example.org:8443");
  }
}
