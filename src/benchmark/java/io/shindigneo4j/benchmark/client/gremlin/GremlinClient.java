package io.shindigneo4j.benchmark.client.gremlin;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.EmptyProcedures;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.people.PeopleOperations;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.apache.tinkerpop.gremlin.driver.Cluster;
import org.apache.tinkerpop.gremlin.driver.remote.DriverRemoteConnection;
import org.apache.tinkerpop.gremlin.process.traversal.AnonymousTraversalSource;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.util.ser.GraphBinaryMessageSerializerV1;

/** TinkerPop's driver: traversals as bytecode over a WebSocket, with its default settings. */
public final class GremlinClient implements Client {

  private static final int MAX_CONNECTIONS = 8;
  private static final int MIN_CONNECTIONS = 2;

  private static final Map<
          String, BiFunction<GraphTraversalSource, OperationArguments, ShindigAnswer>>
      ANSWERS =
          Map.ofEntries(
              Map.entry(EmptyProcedures.NAME, GremlinClient::empty),
              Map.entry(PeopleOperations.GET.name(), PeopleTraversals::person),
              Map.entry(PeopleOperations.LIST.name(), PeopleTraversals::people),
              Map.entry(GroupOperations.MEMBERS.name(), GroupTraversals::members),
              Map.entry(GroupOperations.LIST.name(), GroupTraversals::groups),
              Map.entry(MessageOperations.LIST.name(), MessageTraversals::messages),
              Map.entry(MessageOperations.LIST_COLLECTIONS.name(), MessageTraversals::collections),
              Map.entry(ActivityOperations.LIST.name(), ActivityTraversals::activities),
              Map.entry(SocialGraphOperations.FRIENDS_OF_FRIENDS.name(), PathTraversals::strangers),
              Map.entry(
                  RecommendationOperations.RECOMMEND_FRIENDS.name(),
                  RecommendationTraversals::friends),
              Map.entry(
                  RecommendationOperations.RECOMMEND_GROUPS.name(),
                  RecommendationTraversals::groups),
              Map.entry(SocialGraphOperations.SHORTEST_PATHS.name(), PathTraversals::path));

  private final Cluster cluster;
  private final GraphTraversalSource traversals;

  public GremlinClient(int port) {
    cluster =
        Cluster.build("127.0.0.1")
            .port(port)
            .serializer(new GraphBinaryMessageSerializerV1())
            .create();
    traversals =
        AnonymousTraversalSource.traversal().with(DriverRemoteConnection.using(cluster, "g"));
  }

  @Override
  public String format() {
    return "graphbinary";
  }

  @Override
  public int connections(int threads) {
    return Math.min(Math.max(threads, MIN_CONNECTIONS), MAX_CONNECTIONS);
  }

  @Override
  public ShindigAnswer ask(QuestionRequest request) {
    return ANSWERS
        .get(request.question().procedure())
        .apply(traversals, new OperationArguments(request.parameters()));
  }

  private static ShindigAnswer empty(GraphTraversalSource g, OperationArguments arguments) {
    return new ShindigAnswer(null, List.of(g.inject(1L).next()));
  }

  @Override
  public void close() {
    cluster.close();
  }
}
