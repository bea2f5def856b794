package io.shindigneo4j.benchmark.cost;

import static org.awaitility.Awaitility.await;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.graph.StoreGraph;
import io.shindigneo4j.server.metrics.ProjectionLoad;
import io.shindigneo4j.server.procedure.ProcedureCall;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.projection.ProjectionSettings;
import io.shindigneo4j.server.projection.Projections;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.workload.network.FriendshipGenerator;
import io.shindigneo4j.workload.network.Preset;
import io.shindigneo4j.workload.random.SeededRandom;
import java.time.Duration;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

/**
 * Measures native reads inside the database, alternately from memory and from the store, and the
 * size of the memory. The argument is the number of people; 2,011 by default.
 *
 * <pre>{@code
 * java -Xmx3g -cp target/test-classes:target/classes:$(cat target/benchmark.classpath) \
 *   io.shindigneo4j.benchmark.cost.ProjectionCost 100000
 * }</pre>
 */
public final class ProjectionCost {

  private static final int ROUNDS = Integer.getInteger("projection.rounds", 300);
  private static final int WARM_UP = 2 * ROUNDS;
  private static final int BATCH = 5_000;
  private static final Duration MAX_FILLING = Duration.ofMinutes(10);
  private static final String[] NAMES = {"id", "displayName"};

  private final GraphDatabaseService database;
  private final ProcedureRegistry procedures = new ProcedureRegistry();
  private final int people;
  private final Random random = new Random(1);
  private List<List<String>> tens;

  private ProjectionCost(GraphDatabaseService database, int people) {
    this.database = database;
    this.people = people;
    ServiceLoader.load(ProcedurePack.class).forEach(pack -> pack.register(procedures));
  }

  public static void main(String[] arguments) {
    int people = arguments.length == 0 ? 2_011 : Integer.parseInt(arguments[0]);
    try (GraphServer server =
        GraphServer.start(
            Map.of(
                GraphDatabaseSettings.pagecache_memory, 512L << 20,
                ServerSettings.projection_memory, 0L,
                ServerSettings.properties_memory, 0L))) {
      new ProjectionCost(server.database("neo4j"), people).run(server);
    }
  }

  private void run(GraphServer server) {
    load();
    Projections projections =
        new Projections(
            server.service(),
            ProjectionSettings.of(1L << 30, 1L << 30),
            new DefaultThreadFactory("projection", true),
            any -> false,
            NullLog.getInstance());
    projections.start();
    ProcedureContexts memory = projections.contexts((GraphDatabaseAPI) database);
    await().atMost(MAX_FILLING).until(() -> !isInStore(memory));
    compare("friends of ten, 120 of them with 15 properties", memory, this::friendsOfTen);
    compare("friends of friends, 2 levels, id and name", memory, context -> levels(context, 2));
    compare("friends of friends, 3 levels, id and name", memory, context -> levels(context, 3));
    compare("friends of friends, 3 levels, numbers alone", memory, context -> bare(context, 3));
    report(projections.load());
    projections.stop();
  }

  private boolean isInStore(ProcedureContexts contexts) {
    try (Transaction transaction = database.beginTx()) {
      return contexts.of(transaction, AccessMode.READ).graph() instanceof StoreGraph;
    }
  }

  private void load() {
    FriendshipGenerator friendships =
        new FriendshipGenerator(Preset.shapeOf(people), new SeededRandom(1));
    tens = IntStream.range(0, 50).mapToObj(i -> ten(friendships)).toList();
    long[] nodes = new long[people];
    for (int first = 0; first < people; first += BATCH) {
      createPeople(nodes, first, Math.min(people, first + BATCH));
    }
    database.executeTransactionally(
        "CREATE CONSTRAINT person_id IF NOT EXISTS FOR (p:Person) REQUIRE p.id IS UNIQUE");
    for (int first = 0; first < people; first += BATCH) {
      befriend(friendships, nodes, first, Math.min(people, first + BATCH));
    }
  }

  private List<String> ten(FriendshipGenerator friendships) {
    return random
        .ints(0, people)
        .filter(place -> friendships.of(place).size() >= 12 && friendships.of(place).size() <= 65)
        .limit(10)
        .mapToObj(Population::id)
        .toList();
  }

  @SuppressWarnings({"deprecation", "removal"}) // node ids are deprecated
  private void createPeople(long[] nodes, int first, int end) {
    try (Transaction transaction = database.beginTx()) {
      for (int place = first; place < end; place++) {
        Node person = transaction.createNode(Label.label("Person"));
        for (String property : Population.PROPERTIES) {
          person.setProperty(property, value(property, place));
        }
        nodes[place] = person.getId();
      }
      transaction.commit();
    }
  }

  private static Object value(String property, int place) {
    return switch (property) {
      case "id" -> Population.id(place);
      case "interests" -> new String[] {SampleTexts.name(place, 11), SampleTexts.name(place, 13)};
      case "languagesSpoken" -> new String[] {"en", "de"};
      default -> SampleTexts.text(place, property.length() % 7 + 1);
    };
  }

  @SuppressWarnings({"deprecation", "removal"}) // as above
  private void befriend(FriendshipGenerator friendships, long[] nodes, int first, int end) {
    RelationshipType type = RelationshipType.withName("FRIEND_OF");
    try (Transaction transaction = database.beginTx()) {
      for (int place = first; place < end; place++) {
        Node person = transaction.getNodeById(nodes[place]);
        for (int friend : friendships.of(place)) {
          person
              .createRelationshipTo(transaction.getNodeById(nodes[friend]), type)
              .setProperty("since", 1_700_000_000_000L + Math.min(place, friend));
        }
      }
      transaction.commit();
    }
  }

  /** Measures memory and store alternately. */
  private void compare(
      String name, ProcedureContexts memory, ToLongFunction<ProcedureContext> work) {
    long[] inMemory = new long[ROUNDS];
    long[] inStore = new long[ROUNDS];
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      long fromMemory = nanoseconds(memory, work);
      long fromStore = nanoseconds(ProcedureContexts.STORE, work);
      if (round >= 0) {
        inMemory[round] = fromMemory;
        inStore[round] = fromStore;
      }
    }
    Arrays.sort(inMemory);
    Arrays.sort(inStore);
    double memoryMedian = inMemory[ROUNDS / 2] / 1e3;
    double storeMedian = inStore[ROUNDS / 2] / 1e3;
    System.out.printf(
        "%-50s memory %8.1f us, store %9.1f us, %5.1f times%n",
        name, memoryMedian, storeMedian, storeMedian / memoryMedian);
  }

  private long nanoseconds(ProcedureContexts contexts, ToLongFunction<ProcedureContext> work) {
    long start = System.nanoTime();
    try (Transaction transaction = database.beginTx()) {
      if (work.applyAsLong(contexts.of(transaction, AccessMode.READ)) == 0) {
        throw new AssertionError("nothing found");
      }
    }
    return System.nanoTime() - start;
  }

  private long friendsOfTen(ProcedureContext context) {
    List<String> users = tens.get(random.nextInt(tens.size()));
    ListPeople parameters =
        new ListPeople(
            new PeopleSelector(users, PeopleRelation.FRIENDS, null, Viewpoint.of(users.get(0))),
            null,
            new ListQuery(null, null, new Sort(null, true), new Page(0, 120)),
            new Selection(Population.PROPERTIES, List.of()));
    Map<String, Object> sent = new HashMap<>(PeopleOperations.LIST.toMap(parameters));
    try (ProcedureCall call =
        procedures.call(
            PeopleOperations.LIST.name(),
            AccessMode.READ,
            context.transaction(),
            (transaction, mode, beginLargeAnswer) -> context,
            sent)) {
      return call.next().size();
    }
  }

  private long levels(ProcedureContext context, int depth) {
    NodeProperties properties = context.properties();
    SocialGraph graph = context.graph();
    long[] found = {0};
    met(context, depth).stream()
        .forEach(
            person ->
                found[0] += properties.values(graph.personNode(person), NAMES)[0] == null ? 0 : 1);
    return found[0];
  }

  private long bare(ProcedureContext context, int depth) {
    return met(context, depth).cardinality();
  }

  private BitSet met(ProcedureContext context, int depth) {
    SocialGraph graph = context.graph();
    List<String> users = tens.get(random.nextInt(tens.size()));
    int start = graph.person(context.person(users.get(0)));
    BitSet met = new BitSet();
    met.set(start);
    int[] level = {start};
    for (int i = 0; i < depth; i++) {
      IntStream.Builder next = IntStream.builder();
      for (int person : level) {
        for (int friend : graph.friends(person)) {
          if (!met.get(friend)) {
            met.set(friend);
            next.add(friend);
          }
        }
      }
      level = next.build().toArray();
    }
    return met;
  }

  private static void report(ProjectionLoad load) {
    System.out.printf(
        "%d people, %d friendships: %d KiB (%.1f bytes a person, %.1f a friendship), read in %d ms;"
            + " properties %d KiB%n",
        load.people(),
        load.friendships(),
        load.graphBytes() / 1024,
        (double) load.personBytes() / load.people(),
        (double) load.tieBytes() / load.friendships(),
        load.fillMillis(),
        load.propertyBytes() / 1024);
  }
}
