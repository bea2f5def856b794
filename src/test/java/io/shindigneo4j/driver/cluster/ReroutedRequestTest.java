package io.shindigneo4j.driver.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.RecordingRequest;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A request that cannot be sent to its server")
class ReroutedRequestTest {

  private static final URI A = URI.create("ws://a:1/neo4j");
  private static final URI B = URI.create("ws://b:1/neo4j");

  private final SilentServers servers = new SilentServers();
  private final SerialScheduler never = (pause, task) -> new CompletableFuture<>();
  private final Cluster cluster =
      new Cluster(
          servers.callbacks(),
          never,
          any -> new ClusterMembers(servers::member, never, System::nanoTime),
          LoadBalancer::roundRobin);

  @BeforeEach
  void connect() {
    cluster.connect(List.of(A, B));
  }

  @AfterEach
  void close() {
    cluster.close();
    servers.close();
  }

  private boolean isSentElsewhere(PendingRequest request) {
    return cluster.sendElsewhere(request, new IOException("no connection"));
  }

  @Test
  void isSentToAnother() {
    assertThat(isSentElsewhere(new RecordingRequest())).isTrue();
  }

  /** Another would answer in the name of one that is down. */
  @Test
  void isNotSentToAnotherIfItAsksForTheServersOwnRoutingTable() {
    RoutingTableRequest request =
        new RoutingTableRequest(A, "", Duration.ofSeconds(1), Runnable::run);
    assertThat(isSentElsewhere(request)).isFalse();
    assertThat(request.wasSent()).isFalse();
  }
}
