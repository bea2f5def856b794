package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The same questions to the graph in memory, to the store and by Cypher, while others write. A
 * procedure in a transaction that has written reads the store.
 *
 * @param questions how often is compared; at least half of them after the harm
 */
public record AgreementRun(Database database, List<DriverForm> forms, int questions)
    implements Run<String> {

  private static final int CELLS = 6;
  private static final String AGREED = "agreed";
  private static final OperationStatements NATIVE = new OperationStatements(QueryMode.NATIVE);
  private static final OperationStatements CYPHER = new OperationStatements(QueryMode.CYPHER);

  private static final Statement SCRATCH = Statement.cypher("CREATE (:ProveScratch)").writing();

  @Override
  public List<Anomaly> run(History<String> history, Harm harm)
      throws IOException, InterruptedException {
    List<Cell> cells = Cell.of("a" + Long.toString(history.seed(), 36), CELLS);
    try (GraphDriver observer = database.observer();
        OpenDrivers drivers = OpenDrivers.open(database, forms);
        Database.OpenDriver reader = database.open(DriverForm.NATIVE_BSON)) {
      cells.forEach(cell -> cell.create(observer));
      GraphInMemory memory = new GraphInMemory(database.health());
      memory.await();
      Comparing comparing = new Comparing(reader.driver(), cells, history, questions);
      Harm untilInMemory =
          () -> {
            harm.inflict();
            memory.await();
            comparing.repeat(questions / 2);
          };
      List<Crowd.Client> clients = new ArrayList<>();
      clients.addAll(
          drivers.clients(
              driver ->
                  new CellWriter(
                      driver, cells, new Random(history.seed() * 31 + driver.number()))));
      clients.add(comparing);
      new Crowd(Integer.MAX_VALUE, Integer.MAX_VALUE)
          .run(clients, untilInMemory, comparing::goesOn);
      return anomalies(history.events(), comparing);
    }
  }

  private static List<Anomaly> anomalies(List<Event<String>> events, Comparing comparing) {
    List<Anomaly> anomalies = new ArrayList<>();
    for (Event<String> event : events) {
      if (event.is(Outcome.SUCCESS) && !event.answer().equals(AGREED)) {
        anomalies.add(new Anomaly(Kind.DIFFERENT, event.action() + ": " + event.answer()));
      }
    }
    if (comparing.left.get() > 0) {
      anomalies.add(new Anomaly(Kind.UNDECIDED, comparing.left + " comparisons are missing"));
    }
    return anomalies;
  }

  /** Asks and compares. */
  private static final class Comparing implements Crowd.Client {

    private static final long HANGING_NANOS = TimeUnit.MINUTES.toNanos(10);

    private final GraphDriver driver;
    private final List<Cell> cells;
    private final History<String> history;
    private final Random random;

    /** Read by the writers. */
    private final AtomicInteger left;

    private volatile boolean harmed;

    private final long end = System.nanoTime() + HANGING_NANOS;

    Comparing(GraphDriver driver, List<Cell> cells, History<String> history, int questions) {
      this.driver = driver;
      this.cells = cells;
      this.history = history;
      this.random = new Random(history.seed());
      this.left = new AtomicInteger(questions);
    }

    boolean goesOn() {
      return (left.get() > 0 || !harmed) && System.nanoTime() - end < 0;
    }

    /** After the harm, so many more questions are asked at least. */
    void repeat(int questions) {
      left.accumulateAndGet(questions, Math::max);
      harmed = true;
    }

    @Override
    public void call() throws InterruptedException {
      Cell cell = cells.get(random.nextInt(cells.size()));
      cell.lock().writeLock().lockInterruptibly();
      try {
        for (int i = 0; i < 10 && goesOn(); i++) {
          ask(Question.any(random, cell));
        }
      } finally {
        cell.lock().writeLock().unlock();
      }
    }

    private void ask(Question<?> question) throws InterruptedException {
      Event<String> event =
          history.record(
              "comparing",
              question.toString(),
              () -> DriverReplies.of(() -> compare(question), false));
      if (event.is(Outcome.SUCCESS)) {
        left.decrementAndGet();
      } else {
        Thread.sleep(100); // the server is down
      }
    }

    private String compare(Question<?> question) {
      List<?> memory = driver.execute(question.by(NATIVE)).records();
      List<?> cypher = driver.execute(question.by(CYPHER)).records();
      List<?> store = fromStore(question).records();
      return memory.equals(store) && memory.equals(cypher)
          ? AGREED
          : "memory " + memory + ", store " + store + ", Cypher " + cypher;
    }

    private Result fromStore(Question<?> question) {
      try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
        transaction.run(SCRATCH);
        return transaction.run(question.by(NATIVE));
      }
    }
  }
}
