package io.shindigneo4j.server.graph;

import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The links of the store, including what the transaction has written. */
public final class StoreLinks implements NodeLinks {

  private static final Comparator<Relationship> BY_PLACE =
      Comparator.comparing((Relationship has) -> has.getType().name())
          .thenComparingLong(
              has -> ((Number) has.getProperty(GraphNames.POSITION, 0L)).longValue());

  private final Transaction transaction;

  public StoreLinks(Transaction transaction) {
    this.transaction = transaction;
  }

  @Override
  public List<Link> of(long node, Set<String> types) {
    return links(NodeIds.node(transaction, node), types).stream()
        .map(has -> new Link(has.getType().name(), NodeIds.end(has)))
        .toList();
  }

  /** The same as relationships. */
  public static List<Relationship> links(Node node, Set<String> types) {
    if (types.isEmpty()) {
      return List.of(); // Neo4j takes no types for all types
    }
    List<Relationship> links = new ArrayList<>();
    node.getRelationships(Direction.OUTGOING, types(types)).forEach(links::add);
    links.sort(BY_PLACE);
    return links;
  }

  @Override
  public long only(long node, String type) {
    List<Relationship> links = links(NodeIds.node(transaction, node), Set.of(type));
    return links.isEmpty() ? NONE : NodeIds.end(links.get(0));
  }

  private static RelationshipType[] types(Set<String> names) {
    return names.stream().map(RelationshipType::withName).toArray(RelationshipType[]::new);
  }
}
