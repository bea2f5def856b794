package io.shindigneo4j.benchmark.client.gremlin;

import static org.apache.tinkerpop.gremlin.process.traversal.P.gt;
import static org.apache.tinkerpop.gremlin.process.traversal.P.without;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.both;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.constant;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.elementMap;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.hasId;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.local;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.loops;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.or;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.sack;
import static org.apache.tinkerpop.gremlin.structure.Column.values;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.opensocial.graph.FriendPath;
import io.shindigneo4j.opensocial.graph.NearPerson;
import java.util.List;
import java.util.Map;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.tinkerpop.gremlin.process.traversal.Operator;
import org.apache.tinkerpop.gremlin.process.traversal.Path;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.structure.T;

/** Friends of friends, and shortest paths. */
final class PathTraversals {

  private static final String NAME = "displayName";

  private PathTraversals() {}

  /** The traverser's sack holds the distance. */
  static ShindigAnswer strangers(GraphTraversalSource g, OperationArguments arguments) {
    List<NearPerson> people =
        g
            .withSack(0L)
            .V(arguments.users().get(0))
            .aggregate("reached")
            .repeat(
                both("friendOf")
                    .where(without("reached"))
                    .dedup()
                    .aggregate("reached")
                    .sack(Operator.sum)
                    .by(constant(1L)))
            .emit(sack().is(gt(1L)))
            .times(arguments.number("depth"))
            .order()
            .by(sack())
            .by(T.id)
            .project("distance", "person")
            .by(sack())
            .by(elementMap(NAME))
            .toList()
            .stream()
            .map(map -> near(new TraversalValues(map)))
            .toList();
    return new ShindigAnswer(
        (long) people.size(), people.stream().limit(arguments.limit()).toList());
  }

  private static NearPerson near(TraversalValues values) {
    NearPerson person = GremlinPersonMapper.named(new NearPerson(), values.inner("person"));
    person.setDistance(values.<Long>value("distance"));
    return person;
  }

  /**
   * Searches level by level. Each level is in the order of the paths to it, so that the first path
   * that arrives is the first of the shortest ones by the ids on it.
   */
  static ShindigAnswer path(GraphTraversalSource g, OperationArguments arguments) {
    String to = arguments.text("to");
    return g.V(arguments.text("from"))
        .repeat(local(both("friendOf").order().by(T.id)).dedup().barrier())
        .until(or(hasId(to), loops().is(arguments.number("hops"))))
        .hasId(to)
        .limit(1)
        .path()
        .by(elementMap(NAME))
        .tryNext()
        .map(path -> new ShindigAnswer(null, List.of(bean(path))))
        .orElse(ShindigAnswer.EMPTY);
  }

  private static FriendPath bean(Path path) {
    List<Person> people = path.objects().stream().map(PathTraversals::person).toList();
    FriendPath bean = new FriendPath();
    bean.setLength(people.size() - 1);
    bean.setPeople(people);
    return bean;
  }

  private static Person person(Object map) {
    return GremlinPersonMapper.named(new PersonImpl(), new TraversalValues((Map<?, ?>) map));
  }
}
