package io.shindigneo4j.benchmark.client.gremlin;

import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.PAGE;
import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.TOTAL;
import static org.apache.tinkerpop.gremlin.process.traversal.Order.desc;
import static org.apache.tinkerpop.gremlin.process.traversal.P.within;
import static org.apache.tinkerpop.gremlin.process.traversal.P.without;
import static org.apache.tinkerpop.gremlin.process.traversal.Scope.local;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.count;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.limit;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.out;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.select;
import static org.apache.tinkerpop.gremlin.structure.Column.keys;
import static org.apache.tinkerpop.gremlin.structure.Column.values;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.opensocial.graph.RecommendedGroup;
import io.shindigneo4j.opensocial.graph.RecommendedPerson;
import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.Traversal;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversal;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.structure.T;
import org.apache.tinkerpop.gremlin.structure.Vertex;

/** Recommendations of people and groups. */
final class RecommendationTraversals {

  private static final String NAME = "displayName";

  private RecommendationTraversals() {}

  private static String user(OperationArguments arguments) {
    return arguments.users().get(0);
  }

  static ShindigAnswer friends(GraphTraversalSource g, OperationArguments arguments) {
    GraphTraversal<Vertex, Map<Object, Long>> counted =
        g.V(user(arguments))
            .aggregate("left out")
            .both("friendOf")
            .aggregate("friends")
            .aggregate("left out")
            .both("friendOf")
            .where(without("left out"))
            .groupCount();
    return TraversalValues.page(
        ranked(counted, select(keys).both("friendOf"), arguments),
        RecommendationTraversals::recommendedPerson);
  }

  private static RecommendedPerson recommendedPerson(TraversalValues values) {
    RecommendedPerson person =
        GremlinPersonMapper.named(new RecommendedPerson(), values.inner("item"));
    person.setScore(values.<Long>value("count"));
    person.setCommonFriends(values.<Long>value("count"));
    person.setExamples(GremlinPersonMapper.examples(values));
    return person;
  }

  static ShindigAnswer groups(GraphTraversalSource g, OperationArguments arguments) {
    GraphTraversal<Vertex, Map<Object, Long>> counted =
        g.V(user(arguments))
            .sideEffect(out("memberOf", "ownerOf").aggregate("left out"))
            .both("friendOf")
            .aggregate("friends")
            .out("memberOf")
            .where(without("left out"))
            .groupCount();
    return TraversalValues.page(
        ranked(counted, select(keys).in("memberOf"), arguments),
        RecommendationTraversals::recommendedGroup);
  }

  private static RecommendedGroup recommendedGroup(TraversalValues values) {
    RecommendedGroup group = GroupTraversals.fill(new RecommendedGroup(), values.inner("item"));
    group.setFriends(values.<Long>value("count"));
    group.setExamples(GremlinPersonMapper.examples(values));
    return group;
  }

  /**
   * The candidates with the highest counts.
   *
   * @param tied leads from a candidate to people; some of the friends among them are the examples
   */
  private static Map<String, Object> ranked(
      GraphTraversal<?, ?> counted,
      GraphTraversal<Object, Vertex> tied,
      OperationArguments arguments) {
    return counted
        .order(local)
        .by(values, desc)
        .by(select(keys).id())
        .project(TOTAL, PAGE)
        .by(count(local))
        .by(
            limit(local, arguments.limit())
                .unfold()
                .project("item", "count", "examples")
                .by(select(keys).elementMap())
                .by(select(values))
                .by(examples(tied, arguments.number("examples")))
                .fold())
        .next();
  }

  private static Traversal<?, ?> examples(GraphTraversal<Object, Vertex> tied, int count) {
    return tied.where(within("friends")).order().by(T.id).limit(count).elementMap(NAME).fold();
  }
}
