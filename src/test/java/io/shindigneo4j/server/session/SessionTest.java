package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.events.Topic;
import io.shindigneo4j.server.FaultyProcedures;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.execution.CypherLimits;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.CodeReference;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.procedure.RegisteredProcedure;
import io.shindigneo4j.server.routing.PublishedRoutingTable;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.log4j.Log4jLogProvider;

/** On the real graph, with all work done on the thread of the test. */
@DisplayName("A session")
@ExtendWith(SharedGraphServer.class)
class SessionTest {

  private static final MessageCodec CODEC = new Subprotocol(Format.JSON).codec();

  /** As much as an answer may take here. */
  private static final int SIZE = 2_000;

  private static final PublishedRoutingTable LARGE = servers(1_000);

  private final List<String> measured = new CopyOnWriteArrayList<>();
  private final List<byte[]> answers = new CopyOnWriteArrayList<>();

  private static PublishedRoutingTable servers(int count) {
    List<String> all =
        IntStream.range(0, count).mapToObj(number -> "server" + number + ":7690").toList();
    return new PublishedRoutingTable(all, all, all, Duration.ofMinutes(5));
  }

  private final ByteArrayOutputStream logged = new ByteArrayOutputStream();
  private final ProcedureRegistry procedures = new ProcedureRegistry();

  /** How many tasks that read have not run inline. */
  private int onWorkers;

  private RequestProcessor open(GraphServer server) {
    Timer never = (task, nanos) -> () -> {};
    SessionFactory sessions =
        new SessionFactory(
            procedures,
            database -> ProcedureContexts.STORE,
            NoEvents.feeds(),
            new Permissions(AdhocCypher.ALLOWED, ProcedureRights.parse("*"), ServerAudit.OFF),
            new SessionLimits(
                Duration.ofMinutes(1),
                100,
                100_000,
                100_000,
                10,
                10,
                10,
                10,
                1,
                new CypherLimits(1_000, 100),
                Duration.ofMinutes(1)),
            new WorkerPools(
                this::onWorker,
                Runnable::run,
                Runnable::run,
                Runnable::run,
                Runnable::run,
                never,
                100),
            never,
            meters(),
            context -> LARGE,
            new Log4jLogProvider(logged).getLog("test"));
    return sessions.open(
        (GraphDatabaseAPI) server.database("neo4j"),
        LoginContext.AUTH_DISABLED,
        new ResponseEncoder(CODEC, SIZE));
  }

  private void onWorker(Runnable task) {
    onWorkers++;
    task.run();
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

  private void submit(RequestProcessor session, Request request) {
    session.submit(new IncomingRequest<>(request, 0, System.nanoTime(), answers::add));
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
      submit(session, new Routes(1, Duration.ZERO, ""));
      await().until(() -> !answers.isEmpty());
    }
    assertThat(failure().code()).isEqualTo(ErrorCode.RESULT_TOO_LARGE);
  }

  @Test
  void countsAWritingStatementThatItRefusesAsOneThatWrites(GraphServer server) throws Exception {
    Terms writing = Terms.of(AccessMode.WRITE, Duration.ZERO);
    try (RequestProcessor session = open(server)) {
      submit(session, new RunStatement(1, writing, 7, Optional.empty(), Map.of()));
    }
    assertThat(measured).containsExactly("ended [WRITE, " + failure().code() + "]");
  }

  @Test
  void tellsOnceThatAWriteHasSucceededWhateverBecomesOfTheAnswer(GraphServer server) {
    server.clear();
    try (RequestProcessor session = open(server)) {
      session.submit(
          new IncomingRequest<>(
              ProtocolClient.write(1, "CREATE (:Sent)"),
              0,
              System.nanoTime(),
              payload -> {
                answers.add(payload);
                throw new IllegalStateException("cannot be sent");
              }));
    }
    assertThat(answers).hasSize(1);
    assertThat(measured).filteredOn(event -> event.startsWith("ended")).hasSize(1);
    assertThat(measured)
        .contains("committed", "ended [WRITE, success]")
        .doesNotContain("rolledBack");
  }

  private static Request call(String procedure, Map<String, Object> parameters) {
    return new CallProcedure(1, AccessMode.READ, Duration.ZERO, procedure, parameters);
  }

  private Failure failureOf(GraphServer server, Request request) throws Exception {
    new FaultyProcedures().register(procedures);
    try (RequestProcessor session = open(server)) {
      submit(session, request);
    }
    return failure();
  }

  @ParameterizedTest
  @ValueSource(strings = {"test.class-cast", "test.illegal-argument", "test.stack-overflow"})
  void answersAFaultInAProcedureAsInternalAndLogsItsStack(String procedure, GraphServer server)
      throws Exception {
    assertThat(failureOf(server, call(procedure, Map.of())).code()).isEqualTo(ErrorCode.INTERNAL);
    assertStackIsLogged();
  }

  @Test
  void answersAFaultInTheConstructorOfParametersAsInternalAndLogsItsStack(GraphServer server)
      throws Exception {
    Failure failure = failureOf(server, call("test.parameters", Map.of("number", 11L)));
    assertThat(failure.code()).isEqualTo(ErrorCode.INTERNAL);
    assertStackIsLogged();
  }

  private void assertStackIsLogged() {
    assertThat(logged.toString(UTF_8)).contains("ERROR", "at " + FaultyProcedures.class.getName());
  }

  @Test
  void answersAParameterThatItsRecordRefusesAsInvalidAndLogsNothing(GraphServer server)
      throws Exception {
    Failure failure = failureOf(server, call("test.parameters", Map.of("number", -1L)));
    assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_PARAMETER);
    assertThat(failure.message()).isEqualTo("number must not be negative");
    assertThat(logged.toString(UTF_8)).isEmpty();
  }

  @Test
  void answersAParameterThatItsProcedureRefusesAsInvalidAndLogsNothing(GraphServer server)
      throws Exception {
    Failure failure = failureOf(server, call("test.refusal", Map.of()));
    assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_PARAMETER);
    assertThat(failure.message()).isEqualTo("value is none of those");
    assertThat(logged.toString(UTF_8)).isEmpty();
  }

  /** It may sleep the next time, and the thread that reads requests has many clients. */
  @Test
  void runsNoProcedureOfAPackInline(GraphServer server) {
    int runs = 3_000;
    procedures.replaceOthers(List.of(ofAPack()));
    try (RequestProcessor session = open(server)) {
      for (int i = 0; i < runs; i++) {
        submit(session, call("pack.nothing", Map.of()));
      }
    }
    assertThat(onWorkers).isEqualTo(runs);
  }

  /** Neo4j may plan it anew the next time. */
  @Test
  void runsNoProcedureThatIsATextInline(GraphServer server) {
    int runs = 3_000;
    procedures.registerCypher(RevocationOperations.LIST);
    try (RequestProcessor session = open(server)) {
      for (int i = 0; i < runs; i++) {
        submit(session, call("revocations.list", Map.of("after", 0L)));
      }
    }
    assertThat(onWorkers).isEqualTo(runs);
  }

  private static RegisteredProcedure ofAPack() {
    Procedure<NoParameters> nothing =
        new Procedure<>() {
          @Override
          public Operation<NoParameters, ?> operation() {
            return Operation.read("pack.nothing", "Does nothing.", NoParameters.class);
          }

          @Override
          public String version() {
            return "1";
          }

          @Override
          public ProcedureResult call(ProcedureContext context, NoParameters parameters) {
            return ProcedureResult.empty(List.of());
          }
        };
    return RegisteredProcedure.of(nothing, "test.jar", CodeReference.PERMANENT);
  }

  /** One of each type of request; those that are not answered are left out. */
  private static final List<Request> ANSWERED =
      List.of(
          call("no.such", Map.of()),
          new RunCypher(1, AccessMode.READ, Duration.ZERO, "RETURN 1", Map.of()),
          new RunStatement(
              1, Terms.of(AccessMode.READ, Duration.ZERO), 7, Optional.empty(), Map.of()),
          new CallStatement(
              1, Terms.of(AccessMode.READ, Duration.ZERO), 8, Optional.empty(), Map.of()),
          new Begin(1, Terms.of(AccessMode.READ, Duration.ZERO)),
          new Commit(1, 2),
          new Rollback(1, 2),
          new Routes(1, Duration.ZERO, ""),
          new Subscribe(1, List.of(Topic.ALL), EventStart.NOW, 1));

  private static final Set<Class<?>> UNANSWERED =
      Set.of(Cancel.class, Credit.class, Unsubscribe.class);

  private static Stream<Class<?>> typesBelow(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(SessionTest::typesBelow)
        : Stream.of(type);
  }

  @Test
  void hasABranchForEveryTypeOfRequest(GraphServer server) throws Exception {
    Set<Class<?>> tried = new HashSet<>(UNANSWERED);
    for (Request request : ANSWERED) {
      answers.clear();
      try (RequestProcessor session = open(server)) {
        submit(session, request);
      }
      assertThat(answers).as(request.toString()).hasSize(1);
      assertThat(new String(answers.get(0), UTF_8)).doesNotContain(ErrorCode.INTERNAL);
      tried.add(request.getClass());
    }
    assertThat(typesBelow(Request.class)).containsExactlyInAnyOrderElementsOf(tried);
    assertThat(logged.toString(UTF_8)).isEmpty();
  }
}
