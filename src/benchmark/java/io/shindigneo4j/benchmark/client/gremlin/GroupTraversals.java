package io.shindigneo4j.benchmark.client.gremlin;

import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.PAGE;
import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.TOTAL;
import static org.apache.tinkerpop.gremlin.process.traversal.Scope.local;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.coalesce;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.constant;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.count;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.inV;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.limit;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.out;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.outE;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.select;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.opensocial.groups.GroupMember;
import io.shindigneo4j.opensocial.groups.SocialGroup;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.structure.T;

/** Groups and their members. */
final class GroupTraversals {

  private GroupTraversals() {}

  static ShindigAnswer members(GraphTraversalSource g, OperationArguments arguments) {
    String group = arguments.text("group");
    Map<String, Object> whole =
        g.V(group)
            .in("ownerOf", "memberOf")
            .dedup()
            .project("person", "since", "owned")
            .by()
            .by(outE("memberOf").where(inV().hasId(group)).values("since").fold())
            .by(out("ownerOf").hasId(group).count())
            .order()
            .by(coalesce(select("since").unfold(), constant(0L)))
            .by(select("person").id())
            .fold()
            .project(TOTAL, PAGE)
            .by(count(local))
            .by(
                limit(local, arguments.limit())
                    .unfold()
                    .project("person", "since", "owned")
                    .by(select("person").elementMap())
                    .by("since")
                    .by("owned")
                    .fold())
            .next();
    return TraversalValues.page(whole, GroupTraversals::member);
  }

  private static GroupMember member(TraversalValues values) {
    GroupMember member = GremlinPersonMapper.fill(new GroupMember(), values.inner("person"));
    List<Long> since = values.value("since");
    member.setSince(since.isEmpty() ? null : new Date(since.get(0)));
    member.setRole(values.<Long>value("owned") > 0 ? "owner" : "member");
    return member;
  }

  static ShindigAnswer groups(GraphTraversalSource g, OperationArguments arguments) {
    Map<String, Object> whole =
        g.V(arguments.text("user"))
            .out("ownerOf", "memberOf")
            .dedup()
            .order()
            .by(T.id)
            .fold()
            .project(TOTAL, PAGE)
            .by(count(local))
            .by(limit(local, arguments.limit()).unfold().elementMap().fold())
            .next();
    return TraversalValues.page(whole, values -> fill(new SocialGroup(), values));
  }

  static <G extends SocialGroup> G fill(G group, TraversalValues values) {
    group.setId(values.id());
    group.setTitle(values.text("title"));
    group.setDescription(values.text("description"));
    return group;
  }
}
