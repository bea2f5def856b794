package io.shindigneo4j.procedures.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.graph.FriendshipReader;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

@DisplayName("A timeline")
@ExtendWith(SharedGraphServer.class)
class TimelineTest {

  private static final WorkBudget UNLIMITED = new WorkBudget(Long.MAX_VALUE, () -> {});

  private static final Label ITEM = Label.label("Item");
  private static final int CLIENTS = 8;

  private GraphDatabaseService database;

  @BeforeEach
  void database(GraphServer server) {
    database = server.database("neo4j");
  }

  @Test
  void thatIsEmptyHasNothing() {
    run(
        transaction -> {
          Node owner = transaction.createNode();
          assertThat(new Timeline(owner).total()).isZero();
          assertThat(new Timeline(owner).items()).isExhausted();
          assertThat(Chain.fromOldest(owner)).isExhausted();
        });
  }

  @Test
  void hasTheLastAddedFirst() {
    run(
        transaction -> {
          Node owner = transaction.createNode();
          add(transaction, owner, "a", 1);
          add(transaction, owner, "b", 5);
          add(transaction, owner, "c", 5);
          add(transaction, owner, "d", 2);
          assertIs(transaction, owner, List.of("d", "c", "b", "a"), List.of(7L, 6L, 5L, 1L));
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "b", "c"})
  void closesTheGapWhereOneIsRemoved(String removed) {
    run(
        transaction -> {
          Node owner = transaction.createNode();
          List<String> names = new ArrayList<>(List.of("c", "b", "a"));
          add(transaction, owner, "a", 1);
          add(transaction, owner, "b", 2);
          add(transaction, owner, "c", 3);
          Timeline.withBothEnds(owner).remove(find(transaction, removed));
          names.remove(removed);
          assertIs(
              transaction,
              owner,
              names,
              names.stream().map(name -> name.charAt(0) - 'a' + 1L).toList());
        });
  }

  @Test
  void isEmptyAgainAfterTheLastIsRemoved() {
    run(
        transaction -> {
          Node owner = transaction.createNode();
          add(transaction, owner, "a", 1);
          Timeline.withBothEnds(owner).remove(find(transaction, "a"));
          assertIs(transaction, owner, List.of(), List.of());
          assertThat(owner.hasRelationship()).isFalse();
          add(transaction, owner, "b", 1);
          assertIs(transaction, owner, List.of("b"), List.of(1L));
        });
  }

  @Seeds(verify = 3, exhaustive = 10)
  void isWhatAListWouldBe(long seed) {
    Random random = new Random(seed);
    run(
        transaction -> {
          Node owner = transaction.createNode();
          List<String> names = new ArrayList<>();
          for (int i = 0; i < 100; i++) {
            if (names.isEmpty() || random.nextInt(5) < 3) {
              add(transaction, owner, "n" + i, random.nextInt(50));
              names.add(0, "n" + i);
            } else {
              String removed = names.remove(random.nextInt(names.size()));
              Timeline.withBothEnds(owner).remove(find(transaction, removed));
            }
            assertThat(names(Timeline.withBothEnds(owner).items())).isEqualTo(names);
            assertThat(names(Chain.fromOldest(owner))).isEqualTo(reversed(names));
            assertThat(new Timeline(owner).total()).isEqualTo(names.size());
          }
        });
  }

  @Seeds(verify = 3, exhaustive = 10)
  void mergesWithOthersAsSortingDoes(long seed) {
    Random random = new Random(seed);
    run(
        transaction -> {
          ProcedureContext context = ProcedureContexts.ofWriter(transaction);
          List<Node> owners = owners(transaction, random);
          List<Node> all = new ArrayList<>();
          owners.forEach(owner -> new Timeline(owner).items().forEachRemaining(all::add));
          for (int i = 0; i < 20; i++) {
            Page page = new Page(random.nextInt(12), random.nextInt(40));
            assertIsPage(
                Timelines.withBothEnds(context, UNLIMITED, owners.stream()), all, page, true);
            assertIsPage(
                Timelines.withBothEnds(context, UNLIMITED, owners.stream()), all, page, false);
            assertIsPage(Timelines.of(context, UNLIMITED, owners.stream()), all, page, false);
          }
        });
  }

  @Test
  void isReadAgainWhereALinkIsMissedThatACommitReplaces() {
    run(
        transaction -> {
          Node owner = transaction.createNode();
          add(transaction, owner, "a", 1);
          add(transaction, owner, "b", 2);
          Timelines timelines =
              Timelines.of(
                  new MissingLink(ProcedureContexts.ofWriter(transaction)),
                  UNLIMITED,
                  Stream.of(owner));
          Sort sort = new Sort(null, true);
          Listing listing = timelines.list(new ListQuery(null, null, sort, new Page(0, 10)));
          assertThat(names(listing.nodes().iterator())).containsExactly("b", "a");
        });
  }

  @Test
  void isReadAsFarAsItGoesWhereItsTotalIsWrong() {
    run(
        transaction -> {
          Node owner = transaction.createNode();
          add(transaction, owner, "a", 1);
          owner.setProperty(GraphNames.TOTAL, 5L);
          Timelines timelines =
              Timelines.of(ProcedureContexts.ofWriter(transaction), UNLIMITED, Stream.of(owner));
          Sort sort = new Sort(null, true);
          Listing listing = timelines.list(new ListQuery(null, null, sort, new Page(0, 10)));
          assertThat(names(listing.nodes().iterator())).containsExactly("a");
        });
  }

  /** A context that does not find the first link that it is asked for. */
  private record MissingLink(ProcedureContext real, AtomicInteger asked)
      implements ProcedureContext, NodeLinks {

    MissingLink(ProcedureContext real) {
      this(real, new AtomicInteger());
    }

    @Override
    public long only(long node, String type) {
      return asked.getAndIncrement() == 0 ? NONE : real.links().only(node, type);
    }

    @Override
    public List<Link> of(long node, Set<String> types) {
      return real.links().of(node, types);
    }

    @Override
    public NodeLinks links() {
      return this;
    }

    @Override
    public Transaction transaction() {
      return real.transaction();
    }

    @Override
    public String database() {
      return real.database();
    }

    @Override
    public String user() {
      return real.user();
    }

    @Override
    public long person(String id) {
      return real.person(id);
    }

    @Override
    public SocialGraph graph() {
      return real.graph();
    }

    @Override
    public FriendshipReader friendships() {
      return real.friendships();
    }

    @Override
    public NodeProperties properties() {
      return real.properties();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void mayBeEmptiedBeforeItsTurnComes(boolean newestFirst) {
    run(
        transaction -> {
          Node emptied = transaction.createNode();
          Node other = transaction.createNode();
          add(transaction, emptied, "a", 1);
          add(transaction, other, "b", 2);
          Timelines timelines =
              Timelines.withBothEnds(
                  ProcedureContexts.ofWriter(transaction), UNLIMITED, Stream.of(emptied, other));
          Timeline.withBothEnds(emptied).remove(find(transaction, "a"));
          Sort sort = new Sort(null, newestFirst);
          Listing listing = timelines.list(new ListQuery(null, null, sort, new Page(0, 10)));
          assertThat(names(listing.nodes().iterator())).containsExactly("b");
        });
  }

  /** Such as one that was empty, and has given its place to another. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void mayLoseItsOwnerBeforeItsTurnComes(boolean newestFirst) {
    run(
        transaction -> {
          ProcedureContext context = ProcedureContexts.ofWriter(transaction);
          Node deleted = transaction.createNode();
          Node other = transaction.createNode();
          add(transaction, other, "b", 2);
          List<Timelines> all =
              List.of(
                  Timelines.withBothEnds(context, UNLIMITED, Stream.of(deleted, other)),
                  Timelines.of(context, UNLIMITED, Stream.of(deleted, other)));
          deleted.delete();
          for (Timelines timelines : all) {
            Sort sort = new Sort(null, newestFirst);
            Listing listing = timelines.list(new ListQuery(null, null, sort, new Page(0, 10)));
            assertThat(names(listing.nodes().iterator())).containsExactly("b");
            assertThat(listing.total()).isEqualTo(1);
          }
        });
  }

  /** Their moments are often equal. */
  private static List<Node> owners(Transaction transaction, Random random) {
    List<Node> owners = new ArrayList<>();
    for (int i = 0; i < random.nextInt(8); i++) {
      Node owner = transaction.createNode();
      long moment = random.nextInt(3);
      for (int j = 0; j < random.nextInt(15); j++) {
        moment += 1 + random.nextInt(3);
        add(transaction, owner, "n" + random.nextInt(1_000_000), moment);
      }
      owners.add(owner);
    }
    return owners;
  }

  private static void assertIsPage(
      Timelines timelines, List<Node> all, Page page, boolean newestFirst) {
    Comparator<Node> moments = Comparator.comparing(item -> (Long) item.getProperty("moment"));
    List<Node> sorted =
        all.stream()
            .sorted(
                (newestFirst ? moments.reversed() : moments)
                    .thenComparing(item -> (String) item.getProperty("id")))
            .toList();
    Listing listing = timelines.list(new ListQuery(null, null, new Sort(null, newestFirst), page));
    assertThat(listing.total()).isEqualTo(all.size());
    assertThat(names(listing.nodes().iterator()))
        .isEqualTo(
            names(sorted.stream().skip(page.first()).limit(page.limit()).toList().iterator()));
  }

  @Test
  void losesNothingWhenManyWriteAtOnce() throws Exception {
    String owner = commit(transaction -> transaction.createNode().getElementId());
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    List<Future<?>> done = new ArrayList<>();
    for (int client = 0; client < CLIENTS; client++) {
      int number = client;
      done.add(clients.submit(() -> addAndRemove(owner, "client" + number)));
    }
    for (Future<?> one : done) {
      one.get();
    }
    clients.shutdown();
    run(
        transaction -> {
          Node node = transaction.getNodeByElementId(owner);
          List<String> names = names(Timeline.withBothEnds(node).items());
          assertThat(names).hasSize(CLIENTS * 10).doesNotHaveDuplicates();
          assertThat(new Timeline(node).total()).isEqualTo(CLIENTS * 10);
          assertThat(names(Chain.fromOldest(node))).isEqualTo(reversed(names));
        });
  }

  /** Adds twenty, and takes every other out again. */
  private void addAndRemove(String owner, String client) {
    for (int i = 0; i < 20; i++) {
      String name = client + "-" + i;
      boolean stays = i % 2 == 0;
      run(transaction -> add(transaction, locked(transaction, owner), name, 1));
      if (!stays) {
        run(
            transaction ->
                Timeline.withBothEnds(locked(transaction, owner)).remove(find(transaction, name)));
      }
    }
  }

  private static Node locked(Transaction transaction, String owner) {
    Node node = transaction.getNodeByElementId(owner);
    transaction.acquireWriteLock(node);
    return node;
  }

  private static void add(Transaction transaction, Node owner, String name, long moment) {
    Node item = transaction.createNode(ITEM);
    item.setProperty("id", name);
    Timeline.withBothEnds(owner).add(item, moment);
  }

  private static Node find(Transaction transaction, String name) {
    return transaction.findNode(ITEM, "id", name);
  }

  private static void assertIs(
      Transaction transaction, Node owner, List<String> names, List<Long> moments) {
    assertThat(names(new Timeline(owner).items())).isEqualTo(names);
    assertThat(names(Chain.fromOldest(owner))).isEqualTo(reversed(names));
    assertThat(new Timeline(owner).total()).isEqualTo(names.size());
    List<Long> found = new ArrayList<>();
    new Timeline(owner)
        .items()
        .forEachRemaining(item -> found.add((Long) item.getProperty(GraphNames.MOMENT)));
    assertThat(found).isEqualTo(moments);
    long[] owners = {NodeIds.of(owner)};
    ReadTimelines read = new ReadTimelines(ProcedureContexts.ofWriter(transaction), owners, true);
    assertThat(read.moment(0)).isEqualTo(moments.isEmpty() ? 0 : moments.get(0));
    assertThat(read.total()).isEqualTo(names.size());
    assertThat(names(read.items(0))).isEqualTo(names);
    assertThat(names(read.itemsFromOldest(0))).isEqualTo(reversed(names));
    assertThat(links(owner)).isEqualTo(names.isEmpty() ? 0 : 2);
  }

  private static long links(Node owner) {
    return owner.getRelationships().stream().map(Relationship::getType).count();
  }

  private static List<String> names(Iterator<Node> items) {
    List<String> names = new ArrayList<>();
    items.forEachRemaining(item -> names.add((String) item.getProperty("id")));
    return names;
  }

  private static List<String> reversed(List<String> names) {
    List<String> reversed = new ArrayList<>(names);
    Collections.reverse(reversed);
    return reversed;
  }

  private interface Work {
    void run(Transaction transaction);
  }

  private void run(Work work) {
    commit(
        transaction -> {
          work.run(transaction);
          return null;
        });
  }

  private <T> T commit(Function<Transaction, T> work) {
    try (Transaction transaction = database.beginTx()) {
      T result = work.apply(transaction);
      transaction.commit();
      return result;
    }
  }
}
