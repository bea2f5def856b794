package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.BankAction;
import io.shindigneo4j.prove.checker.BankChecker;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Transfers between accounts, each in a transaction of three statements, and reads of all balances.
 * Neo4j isolates as READ COMMITTED: whoever needs one state of several nodes locks them.
 */
public record BankRun(Database database, List<DriverForm> forms, Crowd crowd)
    implements Run<BankAction> {

  private static final int ACCOUNTS = 6;
  private static final long INITIAL = 100;
  private static final int MAX = 20;
  private static final int READS_IN_TEN = 3;

  private static final Statement OPEN =
      write("UNWIND $accounts AS id CREATE (:ProveAccount {id: id, balance: $initial})");

  /** In order of the ids. */
  private static final Statement LOCK =
      write(
          "MATCH (a:ProveAccount) WHERE a.id IN $accounts WITH a ORDER BY a.id SET a.locked = true"
              + " WITH collect(a) AS locked UNWIND locked AS a RETURN a.id AS id, a.balance AS balance");

  private static final Statement CHANGE =
      write("MATCH (a:ProveAccount {id: $id}) SET a.balance = $balance");

  private static final Statement BOOK =
      write(
          "MATCH (a:ProveAccount {id: $id}) CREATE (a)-[:BOOKED]->(:ProveTransfer {token: $token})");

  private static final Statement BOOKED =
      Statement.cypher(
          "MATCH (a:ProveAccount)-[:BOOKED]->(t) WHERE a.id IN $accounts RETURN t.token AS token");

  private static Statement write(String text) {
    return Statement.cypher(text).writing();
  }

  @Override
  public List<Anomaly> run(History<BankAction> history, Harm harm)
      throws IOException, InterruptedException {
    String bank = "b" + Long.toString(history.seed(), 36);
    List<String> accounts = IntStream.range(0, ACCOUNTS).mapToObj(i -> bank + "." + i).toList();
    try (GraphDriver observer = database.observer();
        OpenDrivers drivers = OpenDrivers.open(database, forms)) {
      observer.execute(OPEN.with("accounts", accounts).with("initial", INITIAL));
      crowd.run(drivers.clients(driver -> new Teller(driver, accounts, history)), harm);
      return BankChecker.check(
          history.events(), INITIAL, balances(observer, accounts), booked(observer, accounts));
    }
  }

  private static Map<String, Long> balances(GraphDriver driver, List<String> accounts) {
    return balances(driver.execute(LOCK.with("accounts", accounts)).records());
  }

  private static Map<String, Long> balances(List<ResultRecord> rows) {
    return rows.stream()
        .collect(
            Collectors.toMap(
                row -> row.get("id", String.class), row -> row.get("balance", Long.class)));
  }

  private static List<String> booked(GraphDriver driver, List<String> accounts) {
    return driver.execute(BOOKED.with("accounts", accounts)).records().stream()
        .map(row -> row.get("token", String.class))
        .toList();
  }

  /** A client of the bank. */
  private static final class Teller implements Crowd.Client {

    private final OpenDrivers.Numbered driver;
    private final List<String> accounts;
    private final History<BankAction> history;
    private final Random random;
    private int transfers;

    Teller(OpenDrivers.Numbered driver, List<String> accounts, History<BankAction> history) {
      this.driver = driver;
      this.accounts = accounts;
      this.history = history;
      this.random = new Random(history.seed() * 31 + driver.number());
    }

    @Override
    public void call() throws InterruptedException {
      Event<BankAction> event = random.nextInt(10) < READS_IN_TEN ? read() : transfer();
      if (!event.is(Outcome.SUCCESS)) {
        Thread.sleep(20 + random.nextInt(100));
      }
    }

    private Event<BankAction> read() {
      return history.record(
          driver.name(),
          BankAction.READ,
          () -> DriverReplies.of(() -> String.valueOf(sum()), false));
    }

    private long sum() {
      return balances(driver.get(), accounts).values().stream().mapToLong(Long::longValue).sum();
    }

    private Event<BankAction> transfer() {
      int from = random.nextInt(accounts.size());
      int to = (from + 1 + random.nextInt(accounts.size() - 1)) % accounts.size();
      String token = accounts.get(0) + ".t" + driver.number() + "." + transfers++;
      BankAction action =
          new BankAction(token, accounts.get(from), accounts.get(to), 1 + random.nextInt(MAX));
      boolean repeatable = random.nextBoolean();
      TransactionOptions options = TransactionOptions.writing();
      return history.record(
          driver.name(),
          action,
          () ->
              DriverReplies.of(
                  () -> transact(repeatable ? options.withRequestId(token) : options, move(action)),
                  repeatable));
    }

    private String transact(TransactionOptions options, Function<Transaction, String> work) {
      return driver.get().transact(options, work);
    }

    private static Function<Transaction, String> move(BankAction action) {
      return transaction -> {
        List<String> both = List.of(action.from(), action.to());
        Map<String, Long> balances =
            balances(transaction.run(LOCK.with("accounts", both)).records());
        change(transaction, action.from(), balances.get(action.from()) - action.amount());
        change(transaction, action.to(), balances.get(action.to()) + action.amount());
        transaction.run(BOOK.with("id", action.from()).with("token", action.token()));
        return action.token();
      };
    }

    private static void change(Transaction transaction, String account, long balance) {
      transaction.run(CHANGE.with("id", account).with("balance", balance));
    }
  }
}
