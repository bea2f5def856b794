package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.routing.RoutingTable;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

/** On the real graph, with all work done on the thread of the test. */
@DisplayName("A session")
@ExtendWith(SharedGraphServer.class)
class SessionTest {

  private static final MessageCodec CODEC = new Subprotocol(Format.JSON).codec();

  /** As much as an answer may take here. */
  private static final int SIZE = 2_000;

  private static final RoutingTable LARGE = servers(1_000);

  private final List<String> measured = new CopyOnWriteArrayList<>();
  private final List<byte[]> answers = new CopyOnWriteArrayList<>();

  private static RoutingTable servers(int count) {
    List<String> all =
        IntStream.range(0, count).mapToObj(number -> "server" + number + ":7690").toList();
    return new RoutingTable(all, all, all, Duration.ofMinutes(5));
  }

  private RequestProcessor open(GraphServer server) {
    Timer never = (task, nanos) -> () -> {};
    SessionFactory sessions =
        new SessionFactory(
            new ProcedureRegistry(),
            database -> ProcedureContexts.STORE,
            new Permissions(AdhocCypher.ALLOWED, ProcedureRights.parse("")),
            new SessionLimits(Duration.ofMinutes(1), 100, 100_000, 10, 10, Duration.ofMinutes(1)),
            new WorkerPools(Runnable::run, Runnable::run, never),
            never,
            meters(),
            asker -> LARGE,
            NullLog.getInstance());
    return sessions.open(
        (GraphDatabaseAPI) server.database("neo4j"),
        LoginContext.AUTH_DISABLED,
        new ResponseEncoder(CODEC, SIZE));
  }

  /** Of each event its name, and of ends mode and outcome. */
  private ServerMeters meters() {
    return (ServerMeters)
        Proxy.newProxyInstance(
            ServerMeters.class.getClassLoader(),
            new Class<?>[] {ServerMeters.class},
            (proxy, method, arguments) -> {
              measured.add(
                  method.getName().equals("ended")
                      ? "ended " + Arrays.asList(arguments).subList(1, 3)
                      : method.getName());
              return null;
            });
  }

  private Failure failure() throws Exception {
    Message answer = CODEC.decode(answers.get(0));
    assertThat(answers).hasSize(1);
    return (Failure) answer;
  }

  @Test
  void answersWithAFailureWhereItsServersAreTooManyForOneMessage(GraphServer server)
      throws Exception {
    try (RequestProcessor session = open(server)) {
      session.submit(new Routes(1, Duration.ZERO, ""), System.nanoTime(), answers::add);
      await().until(() -> !answers.isEmpty());
    }
    assertThat(failure().code()).isEqualTo(ErrorCode.RESULT_TOO_LARGE);
  }

  @Test
  void countsAWritingStatementThatItRefusesAsOneThatWrites(GraphServer server) throws Exception {
    Terms writing = Terms.of(AccessMode.WRITE, Duration.ZERO);
    try (RequestProcessor session = open(server)) {
      session.submit(
          new RunStatement(1, writing, 7, Optional.empty(), Map.of()),
          System.nanoTime(),
          answers::add);
    }
    assertThat(measured).containsExactly("ended [WRITE, " + failure().code() + "]");
  }

  @Test
  void tellsOnceThatAWriteHasSucceededWhateverBecomesOfTheAnswer(GraphServer server) {
    server.clear();
    try (RequestProcessor session = open(server)) {
      session.submit(
          ProtocolClient.write(1, "CREATE (:Sent)"),
          System.nanoTime(),
          payload -> {
            answers.add(payload);
            throw new IllegalStateException("cannot be sent");
          });
    }
    assertThat(answers).hasSize(1);
    assertThat(measured).filteredOn(event -> event.startsWith("ended")).hasSize(1);
    assertThat(measured)
        .contains("committed", "ended [WRITE, success]")
        .doesNotContain("rolledBack");
  }
}
