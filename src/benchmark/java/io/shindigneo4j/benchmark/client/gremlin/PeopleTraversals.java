package io.shindigneo4j.benchmark.client.gremlin;

import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.PAGE;
import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.TOTAL;
import static org.apache.tinkerpop.gremlin.process.traversal.Scope.local;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.count;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.elementMap;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.limit;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.otherV;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.outE;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;

/** People. */
final class PeopleTraversals {

  private PeopleTraversals() {}

  static ShindigAnswer person(GraphTraversalSource g, OperationArguments arguments) {
    return new ShindigAnswer(null, named(g, List.of(arguments.text("id"))).toList());
  }

  private static Stream<Person> named(GraphTraversalSource g, List<String> users) {
    return g.V(users.toArray())
        .project("person", "addresses", "employments")
        .by(elementMap())
        .by(outE("hasAddress").order().by("position").inV().elementMap().fold())
        .by(outE("hasEmployment").order().by("position").inV().elementMap().fold())
        .toList()
        .stream()
        .map(map -> GremlinPersonMapper.profile(new TraversalValues(map)));
  }

  static ShindigAnswer people(GraphTraversalSource g, OperationArguments arguments) {
    return arguments.ofFriends() ? friends(g, arguments) : users(g, arguments);
  }

  /** The people in the order of the request. */
  private static ShindigAnswer users(GraphTraversalSource g, OperationArguments arguments) {
    List<String> users = arguments.users();
    List<Person> people =
        named(g, users)
            .sorted(Comparator.comparing(person -> users.indexOf(person.getId())))
            .toList();
    return new ShindigAnswer((long) people.size(), people);
  }

  private static ShindigAnswer friends(GraphTraversalSource g, OperationArguments arguments) {
    Map<String, Object> whole =
        g.V(arguments.users().toArray())
            .bothE("friendOf")
            .order()
            .by("since")
            .by(otherV().id())
            .otherV()
            .dedup()
            .fold()
            .project(TOTAL, PAGE)
            .by(count(local))
            .by(limit(local, arguments.limit()).unfold().elementMap().fold())
            .next();
    return TraversalValues.page(whole, GremlinPersonMapper::person);
  }
}
