package io.shindigneo4j.benchmark.client.gremlin;

import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.PAGE;
import static io.shindigneo4j.benchmark.client.gremlin.TraversalValues.TOTAL;
import static org.apache.tinkerpop.gremlin.process.traversal.Order.desc;
import static org.apache.tinkerpop.gremlin.process.traversal.Scope.local;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.count;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.inV;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.limit;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.outE;
import static org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__.outV;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversal;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.structure.Edge;
import org.apache.tinkerpop.gremlin.structure.Vertex;

/** Messages and their collections. */
final class MessageTraversals {

  private MessageTraversals() {}

  static ShindigAnswer messages(GraphTraversalSource g, OperationArguments arguments) {
    Map<String, Object> whole =
        contents(g, arguments)
            .order()
            .by("moment", desc)
            .by(inV().id())
            .fold()
            .project(TOTAL, PAGE)
            .by(count(local))
            .by(
                limit(local, arguments.limit())
                    .unfold()
                    .project("status", "message", "sender")
                    .by("status")
                    .by(inV().elementMap())
                    .by(inV().in("sent").id())
                    .fold())
            .next();
    return TraversalValues.page(whole, MessageTraversals::message);
  }

  private static GraphTraversal<Vertex, Edge> contents(
      GraphTraversalSource g, OperationArguments arguments) {
    List<String> ids = arguments.texts("ids");
    String user = arguments.text("user");
    String collection = arguments.text("collection");
    return ids.isEmpty()
        ? g.V(user).out("hasCollection").has("name", collection).outE("contains")
        : g.V(ids.toArray())
            .inE("contains")
            .where(outV().has("name", collection).in("hasCollection").hasId(user));
  }

  private static Message message(TraversalValues values) {
    TraversalValues message = values.inner("message");
    Message bean = new MessageImpl();
    bean.setId(message.id());
    bean.setSenderId(values.text("sender"));
    bean.setTimeSent(message.<Date>value("timeSent"));
    bean.setTitle(message.text("title"));
    bean.setBody(message.text("body"));
    bean.setStatus(Message.Status.valueOf(values.text("status")));
    return bean;
  }

  static ShindigAnswer collections(GraphTraversalSource g, OperationArguments arguments) {
    Map<String, Object> whole =
        g.V(arguments.text("user"))
            .outE("hasCollection")
            .order()
            .by("since")
            .inV()
            .fold()
            .project(TOTAL, PAGE)
            .by(count(local))
            .by(
                limit(local, arguments.limit())
                    .unfold()
                    .project("id", "title", "total", "unread")
                    .by("name")
                    .by("title")
                    .by(outE("contains").count())
                    .by(outE("contains").has("status", "NEW").count())
                    .fold())
            .next();
    return TraversalValues.page(whole, MessageTraversals::collection);
  }

  private static MessageCollection collection(TraversalValues values) {
    MessageCollection bean = new MessageCollectionImpl();
    bean.setId(values.text("id"));
    bean.setTitle(values.text("title"));
    bean.setTotal(Math.toIntExact(values.<Long>value("total")));
    bean.setUnread(Math.toIntExact(values.<Long>value("unread")));
    return bean;
  }
}
