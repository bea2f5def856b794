package io.shindigneo4j.benchmark.client.gremlin;

import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.PAGE;
import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.TOTAL;
import static org.apache.tinkerpop.gremlin.process.traversal.Order.desc;
import static org.apache.tinkerpop.gremlin.process.traversal.Scope.local;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.count;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.in;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.limit;

import io.shindigneo4j.benchmark.question.ActivityDocumentReader;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.P;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversal;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.structure.Vertex;

/** Activities. */
final class ActivityTraversals {

  private ActivityTraversals() {}

  static ShindigAnswer activities(GraphTraversalSource g, OperationArguments arguments) {
    Map<String, Object> whole =
        wanted(g, arguments)
            .order()
            .by("moment", desc)
            .by("name")
            .by(in("posted").id())
            .fold()
            .project(TOTAL, PAGE)
            .by(count(local))
            .by(limit(local, arguments.limit()).unfold().values("document").fold())
            .next();
    List<String> page = new TraversalValues(whole).value(PAGE);
    return new ShindigAnswer(
        new TraversalValues(whole).value(TOTAL),
        page.stream().map(ActivityDocumentReader::entry).toList());
  }

  private static GraphTraversal<Vertex, Vertex> wanted(
      GraphTraversalSource g, OperationArguments arguments) {
    GraphTraversal<Vertex, Vertex> posted = people(g, arguments).out("posted");
    List<String> ids = arguments.texts("ids");
    return ids.isEmpty() ? posted : posted.has("name", P.within(ids));
  }

  private static GraphTraversal<Vertex, Vertex> people(
      GraphTraversalSource g, OperationArguments arguments) {
    GraphTraversal<Vertex, Vertex> users = g.V(arguments.users().toArray());
    return arguments.ofFriends() ? users.both("friendOf").dedup() : users;
  }
}
