package io.shindigneo4j.benchmark.environment.gremlin;

import io.shindigneo4j.workload.load.ActivitiesParameters;
import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.structure.T;
import org.apache.tinkerpop.gremlin.structure.Vertex;
import org.apache.tinkerpop.gremlin.structure.io.graphson.GraphSONWriter;
import org.apache.tinkerpop.gremlin.tinkergraph.structure.TinkerGraph;

/**
 * Converts the rows of a network to a property graph, without albums, which no question asks for.
 * The ids of people, groups and messages are vertex ids, which TinkerGraph looks up directly. A
 * friendship is one edge, which is walked in both directions.
 */
final class PropertyGraph {

  private final TinkerGraph graph = TinkerGraph.open();
  private final Map<String, Vertex> vertices = new HashMap<>();
  private final Map<String, Vertex> inboxes = new HashMap<>();

  /** Writes the network as a GraphSON file. */
  static void write(Network network, Path file) throws IOException {
    PropertyGraph graph = new PropertyGraph();
    network.rows().forEachOrdered(graph::add);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      GraphSONWriter.build().create().writeGraph(out, graph.graph);
    }
  }

  private void add(NetworkRow row) {
    if (row instanceof PersonRow person) {
      vertices.put(person.id(), new PersonVertices(graph).add(person));
    } else if (row instanceof GroupRow group) {
      add(group);
    } else if (row instanceof MembershipRow membership) {
      vertices
          .get(membership.person())
          .addEdge("memberOf", vertices.get(membership.group()), "since", membership.since());
    } else if (row instanceof FriendshipRow friendship) {
      vertices
          .get(friendship.person())
          .addEdge("friendOf", vertices.get(friendship.friend()), "since", friendship.since());
    } else if (row instanceof ActivitiesRow activities) {
      add(activities);
    } else if (row instanceof MessageRow message) {
      add(message);
    }
  }

  private Vertex vertex(String label, String id, Object... properties) {
    Vertex vertex = graph.addVertex(T.label, label, T.id, id);
    for (int place = 0; place < properties.length; place += 2) {
      vertex.property((String) properties[place], properties[place + 1]);
    }
    vertices.put(id, vertex);
    return vertex;
  }

  private void add(GroupRow row) {
    Vertex group =
        vertex("group", row.id(), "title", row.title(), "description", row.description());
    vertices.get(row.owner()).addEdge("ownerOf", group);
  }

  private void add(ActivitiesRow row) {
    Vertex owner = vertices.get(row.owner());
    for (Object item : (List<?>) ActivitiesParameters.of(row).get("items")) {
      Map<?, ?> properties = (Map<?, ?>) item;
      owner.addEdge(
          "posted",
          graph.addVertex(
              T.label,
              "activity",
              "name",
              properties.get("id"),
              "moment",
              properties.get("moment"),
              "document",
              properties.get("document")));
    }
  }

  private void add(MessageRow row) {
    Vertex message =
        vertex(
            "message",
            row.id(),
            "timeSent",
            new Date(row.moment()),
            "title",
            row.title(),
            "body",
            row.body());
    vertices.get(row.sender()).addEdge("sent", message);
    for (String recipient : row.recipients()) {
      inboxes
          .computeIfAbsent(recipient, this::inbox)
          .addEdge("contains", message, "status", "NEW", "moment", row.moment());
    }
  }

  private Vertex inbox(String owner) {
    Vertex inbox = graph.addVertex(T.label, "collection", "name", "@inbox", "title", "Inbox");
    vertices.get(owner).addEdge("hasCollection", inbox, "since", 0L);
    return inbox;
  }
}
