package io.shindigneo4j.opensocial.backup;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.TransactionFailureException;
import org.neo4j.graphdb.TransientFailureException;

/**
 * Each commit leaves the graph with what is checked of the copy, so that a copy that mixes the
 * states of two commits is found.
 */
@DisplayName("A copy of the graph that is made while many write")
@ExtendWith(SharedGraphServer.class)
class GraphExportUnderWritesTest {

  private static final int ACCOUNTS = 400;
  private static final long MONEY = 1_000;
  private static final int PEOPLE = 30;
  private static final int CLOCKS = 8;
  private static final int COPIES = 4;
  private static final RelationshipType FRIEND_OF = RelationshipType.withName("FRIEND_OF");
  private static final RelationshipType HAS = RelationshipType.withName("HAS");

  @TempDir private Path folder;

  private final AtomicBoolean stopped = new AtomicBoolean();
  private final AtomicLong commits = new AtomicLong();
  private final List<String> people = new ArrayList<>();
  private final List<String> accounts = new ArrayList<>();
  private final List<String> clocks = new ArrayList<>();
  private String box;
  private GraphDatabaseService database;

  private interface Work {
    void run(Transaction transaction, Random random);
  }

  @BeforeEach
  void create(GraphServer server) {
    database = server.database("neo4j");
    try (Transaction transaction = database.beginTx()) {
      for (int i = 0; i < ACCOUNTS; i++) {
        accounts.add(node(transaction, "Account", "money", MONEY));
      }
      for (int i = 0; i < PEOPLE; i++) {
        people.add(node(transaction, "Person", "number", (long) i));
      }
      for (int i = 0; i < CLOCKS; i++) {
        clocks.add(node(transaction, "Clock", "time" + i, 0L));
      }
      box = node(transaction, "Box", "count", 0L);
      transaction.commit();
    }
  }

  private static String node(Transaction transaction, String label, String key, Object value) {
    Node node = transaction.createNode(Label.label(label));
    node.setProperty(key, value);
    return node.getElementId();
  }

  @Test
  void hasTheStateAfterOneCommit(GraphServer server) throws Exception {
    ExecutorService threads = Executors.newCachedThreadPool();
    List<Future<?>> writers = new ArrayList<>();
    for (Work work :
        List.<Work>of(this::transfer, this::transfer, this::befriend, this::fill, this::replace)) {
      long seed = writers.size();
      writers.add(threads.submit(() -> write(work, seed)));
    }
    writers.add(threads.submit(this::tick));
    try (GraphDriver driver = server.driver()) {
      long before = 0;
      for (int i = 0; i < COPIES; i++) {
        long already = commits.get();
        TestDeadlines.await().until(() -> commits.get() > already);
        Copy copy = copy(driver, folder.resolve("copy" + i));
        copy.check();
        assertThat(copy.ticks).isGreaterThanOrEqualTo(before);
        before = copy.ticks;
      }
    } finally {
      stopped.set(true);
      threads.shutdown();
      assertThat(threads.awaitTermination(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isTrue();
    }
    for (Future<?> writer : writers) {
      writer.get();
    }
  }

  private static Copy copy(GraphDriver driver, Path path) throws IOException {
    try (OutputFile file = OutputFile.of(path, false)) {
      new GraphExport(driver, "test", InstantSource.system(), lines -> {}).write(file);
    }
    return Copy.read(GraphFile.verified(path));
  }

  private void write(Work work, long seed) {
    Random random = new Random(seed);
    while (!stopped.get()) {
      try (Transaction transaction = database.beginTx()) {
        work.run(transaction, random);
        transaction.commit();
        commits.incrementAndGet();
      } catch (TransientFailureException | TransactionFailureException | NotFoundException e) {
        // in a deadlock, or what was to be written is gone
      }
    }
  }

  /** What there is in all accounts stays the same. */
  private void transfer(Transaction transaction, Random random) {
    int first = random.nextInt(ACCOUNTS - 1);
    int second = first + 1 + random.nextInt(ACCOUNTS - first - 1);
    Node from = transaction.getNodeByElementId(accounts.get(first));
    Node to = transaction.getNodeByElementId(accounts.get(second));
    transaction.acquireWriteLock(from);
    transaction.acquireWriteLock(to);
    long amount = random.nextInt(-10, 10);
    from.setProperty("money", (long) from.getProperty("money") - amount);
    to.setProperty("money", (long) to.getProperty("money") + amount);
  }

  /** Friendships are in both directions, and begin at the same time. */
  private void befriend(Transaction transaction, Random random) {
    int first = random.nextInt(PEOPLE - 1);
    Node a = transaction.getNodeByElementId(people.get(first));
    Node b =
        transaction.getNodeByElementId(people.get(first + 1 + random.nextInt(PEOPLE - first - 1)));
    transaction.acquireWriteLock(a);
    transaction.acquireWriteLock(b);
    boolean friends = false;
    for (Relationship relationship : a.getRelationships(FRIEND_OF)) {
      if (relationship.getOtherNode(a).equals(b)) {
        relationship.delete();
        friends = true;
      }
    }
    if (!friends) {
      long since = random.nextLong();
      a.createRelationshipTo(b, FRIEND_OF).setProperty("since", since);
      b.createRelationshipTo(a, FRIEND_OF).setProperty("since", since);
    }
  }

  /** A box knows how many things it has. */
  private void fill(Transaction transaction, Random random) {
    Node filled = transaction.getNodeByElementId(box);
    transaction.acquireWriteLock(filled);
    long count = (long) filled.getProperty("count");
    if (count > 20 || count > 0 && random.nextBoolean()) {
      Relationship has = filled.getRelationships(HAS).iterator().next();
      Node thing = has.getEndNode();
      has.delete();
      thing.delete();
      filled.setProperty("count", count - 1);
    } else {
      Node thing = transaction.createNode(Label.label("Thing"));
      filled.createRelationshipTo(thing, HAS);
      filled.setProperty("count", count + 1);
    }
  }

  /** Left and right have the same number; they often have ids that others had. */
  private void replace(Transaction transaction, Random random) {
    transaction.findNodes(Label.label("Left")).stream().forEach(Node::delete);
    transaction.findNodes(Label.label("Right")).stream().forEach(Node::delete);
    long number = random.nextLong();
    for (int i = 0; i < 3; i++) {
      node(transaction, "Left", "number", number);
      node(transaction, "Right", "number", number);
    }
  }

  /** Clocks are set one after the other, each in its own transaction. */
  private void tick() {
    for (long time = 1; !stopped.get(); time++) {
      for (int i = 0; i < CLOCKS; i++) {
        try (Transaction transaction = database.beginTx()) {
          transaction.getNodeByElementId(clocks.get(i)).setProperty("time" + i, time);
          transaction.commit();
        }
      }
    }
  }

  /** What a file has, by labels and types. */
  private static final class Copy {

    private final Map<Long, FileNode> nodes = new HashMap<>();
    private final List<FileRelationship> relationships = new ArrayList<>();
    private long ticks;

    static Copy read(GraphFile file) throws IOException {
      Copy copy = new Copy();
      file.nodes((node, line) -> copy.nodes.put(node.id(), node));
      file.relationships((relationship, line) -> copy.relationships.add(relationship));
      return copy;
    }

    void check() {
      assertThat(values("Account", "money")).hasSize(ACCOUNTS);
      assertThat(values("Account", "money").stream().mapToLong(each -> (Long) each).sum())
          .isEqualTo(ACCOUNTS * MONEY);
      assertThat(new HashSet<>(values("Left", "number")))
          .isEqualTo(new HashSet<>(values("Right", "number")))
          .hasSizeLessThanOrEqualTo(1);
      assertThat(of("HAS")).hasSize((int) (long) (Long) values("Box", "count").get(0));
      assertThat(values("Thing", "none")).hasSameSizeAs(of("HAS"));
      checkFriends();
      checkClocks();
    }

    private void checkFriends() {
      Set<List<Object>> friends =
          of("FRIEND_OF").stream()
              .map(each -> List.of(each.start(), each.end(), each.properties().get("since")))
              .collect(Collectors.toSet());
      assertThat(friends).hasSameSizeAs(of("FRIEND_OF"));
      for (List<Object> each : friends) {
        assertThat(friends).contains(List.of(each.get(1), each.get(0), each.get(2)));
      }
    }

    /** A clock is as late as the one before it, or one tick behind. */
    private void checkClocks() {
      Map<String, Object> all = new HashMap<>();
      nodes.values().stream()
          .filter(node -> node.labels().contains("Clock"))
          .forEach(node -> all.putAll(node.properties()));
      List<Long> times = new ArrayList<>();
      for (int i = 0; i < CLOCKS; i++) {
        times.add((Long) all.get("time" + i));
      }
      assertThat(times).isSortedAccordingTo((a, b) -> Long.compare(b, a));
      assertThat(times.get(0) - times.get(CLOCKS - 1)).isBetween(0L, 1L);
      ticks = times.get(0);
    }

    private List<Object> values(String label, String key) {
      List<Object> values = new ArrayList<>();
      nodes.values().stream()
          .filter(node -> node.labels().contains(label))
          .forEach(node -> values.add(node.properties().get(key)));
      return values;
    }

    private List<FileRelationship> of(String type) {
      return relationships.stream().filter(each -> each.type().equals(type)).toList();
    }
  }
}
