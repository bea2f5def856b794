package io.shindigneo4j.prove;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.workload.AgreementRun;
import io.shindigneo4j.prove.workload.BankRun;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import io.shindigneo4j.prove.workload.Database;
import io.shindigneo4j.prove.workload.DriverForm;
import io.shindigneo4j.prove.workload.Echo;
import io.shindigneo4j.prove.workload.RegisterRun;
import io.shindigneo4j.prove.workload.Run;
import io.shindigneo4j.prove.workload.SetRun;
import io.shindigneo4j.prove.workload.SocialRun;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The checkers find bugs")
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = TestDeadlines.TEST_SECONDS, unit = TimeUnit.SECONDS)
class SeededBugsTest {

  private static final AtomicLong SEEDS = new AtomicLong(1);

  private static final List<DriverForm> FORMS =
      List.of(DriverForm.NATIVE_BSON, DriverForm.NATIVE_BSON_LZ4);

  private static final Crowd CROWD = new Crowd(120, 120);
  private static final int COMPARISONS = 900;

  /** A bug shows in every third call that succeeds, and a busy machine lets some fail. */
  private static final int ECHOES = 8;

  private GraphServer server;

  @BeforeAll
  void start() {
    server = GraphServer.start(Map.of());
  }

  @AfterAll
  void stop() {
    server.close();
  }

  @AfterEach
  void switchOff() {
    System.clearProperty(SeededBug.PROPERTY);
    server.clear();
  }

  /** Something with its own checker. */
  enum Model {
    SOCIAL,
    BANK,
    SET,
    REGISTERS,
    MEMORY;

    Run<?> clients(Database database) {
      return switch (this) {
        case SOCIAL -> new SocialRun(database, FORMS, List.of(), CROWD);
        case BANK -> new BankRun(database, FORMS, CROWD);
        case SET -> new SetRun(database, FORMS, CROWD);
        case REGISTERS -> new RegisterRun(database, FORMS, CROWD);
        case MEMORY -> new AgreementRun(database, FORMS, COMPARISONS);
      };
    }
  }

  @ParameterizedTest
  @CsvSource({
    "SOCIAL, ACKNOWLEDGED_BEFORE_COMMIT, LOST",
    "SOCIAL, LOST_RECEIPT, DOUBLED",
    "SOCIAL, HALF_COMMIT, HALF",
    "SOCIAL, STATEMENT_NOT_SENT, HALF",
    "SOCIAL, TOLD_AS_FAILED, TOLD_AS_FAILED",
    "SOCIAL, SWAPPED_REPLY, CROSSED",
    "SOCIAL, LOST_RECIPIENT, HALF",
    "SOCIAL, WRONG_PERSON, CROSSED",
    "SOCIAL, WRONG_TOTAL, INVARIANT",
    "SOCIAL, GROUP_WITHOUT_OWNER, INVARIANT",
    "SOCIAL, ONE_SIDED_FRIENDSHIP, INVARIANT",
    "SOCIAL, ORPHAN, INVARIANT",
    "BANK, ACKNOWLEDGED_BEFORE_COMMIT, LOST",
    "BANK, LOST_RECEIPT, DOUBLED",
    "BANK, HALF_COMMIT, TOTAL",
    "BANK, STATEMENT_NOT_SENT, TOTAL",
    "BANK, LOST_UPDATE, TOTAL",
    "SET, ACKNOWLEDGED_BEFORE_COMMIT, LOST",
    "SET, MISSED_DELTA, STALE",
    "SET, TOLD_AS_FAILED, TOLD_AS_FAILED",
    "REGISTERS, ACKNOWLEDGED_BEFORE_COMMIT, NOT_LINEARIZABLE",
    "REGISTERS, MISSED_DELTA, NOT_LINEARIZABLE",
    "REGISTERS, WRONG_COMPARISON, NOT_LINEARIZABLE",
    "MEMORY, MISSED_DELTA, DIFFERENT"
  })
  void find(Model model, SeededBug bug, Kind kind) throws Exception {
    System.setProperty(SeededBug.PROPERTY, bug.name());
    assertThat(found(model)).extracting(Anomaly::kind).contains(kind);
  }

  @ParameterizedTest
  @EnumSource
  void findNothingWithoutABug(Model model) throws Exception {
    assertThat(found(model)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"LATE_ANSWER", "CHARGED_FOR_REFUSED", "LOST_WAKE_UP"})
  void findAnAnswerAfterTheTimeout(SeededBug bug) throws Exception {
    System.setProperty(SeededBug.PROPERTY, bug.name());
    History<String> history = new History<>(SEEDS.getAndIncrement());
    Duration timeout = Duration.ofSeconds(1);
    try (GraphDriver driver = SeededBug.in(server.driver())) {
      Echo echo = new Echo(driver, timeout, 0, false);
      Crowd.Client client = echo.client("client", history, new AtomicInteger(ECHOES));
      new Crowd(ECHOES, ECHOES).run(List.of(client), Harm.NONE);
      assertThat(echo.check(history.events())).extracting(Anomaly::kind).contains(Kind.LATE);
    }
  }

  @Test
  void haveNoBugUnlessItIsAskedFor() {
    try (GraphDriver driver = server.driver()) {
      assertThat(SeededBug.in(driver)).isSameAs(driver);
    }
  }

  private List<Anomaly> found(Model model) throws Exception {
    return found(model.clients(new LocalDatabase(server)));
  }

  private static <A> List<Anomaly> found(Run<A> clients) throws Exception {
    return clients.run(new History<>(SEEDS.getAndIncrement()), Harm.NONE);
  }

  /** A Neo4j in this process. */
  private record LocalDatabase(GraphServer server) implements Database {

    @Override
    public OpenDriver open(DriverForm form) {
      DriverSettings settings = server.driverSettings().withCallTimeout(TestDeadlines.HANGING);
      GraphDriver driver = SeededBug.in(GraphDriver.connect(form.applyTo(settings)));
      return new OpenDriver() {
        @Override
        public GraphDriver driver() {
          return driver;
        }

        @Override
        public void close() {
          driver.close();
        }
      };
    }

    @Override
    public URI health() {
      return URI.create("http://127.0.0.1:" + server.port() + "/health");
    }

    @Override
    public GraphDriver observer() {
      return GraphDriver.connect(server.driverSettings().withCallTimeout(TestDeadlines.HANGING));
    }
  }
}
