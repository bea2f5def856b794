package io.shindigneo4j.server.graph;

import io.shindigneo4j.schema.GraphNames;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The links of the store, including what the transaction has written. */
public final class StoreLinks implements NodeLinks {

  private static final Comparator<PlacedLink> ORDER =
      Comparator.comparing((PlacedLink link) -> link.has().getType().name())
          .thenComparingLong(PlacedLink::position);

  private final Transaction transaction;

  private record PlacedLink(Relationship has, long position) {}

  public StoreLinks(Transaction transaction) {
    this.transaction = transaction;
  }

  @Override
  public List<Link> of(long node, Set<String> types) {
    return links(NodeIds.node(transaction, node), types).stream()
        .map(has -> new Link(has.getType().name(), NodeIds.end(has)))
        .toList();
  }

  /** The same as relationships. Without those that another transaction has deleted meanwhile. */
  public static List<Relationship> links(Node node, Set<String> types) {
    if (types.isEmpty()) {
      return List.of(); // Neo4j takes no types for all types
    }
    return node.getRelationships(Direction.OUTGOING, types(types)).stream()
        .flatMap(StoreLinks::placed)
        .sorted(ORDER)
        .map(PlacedLink::has)
        .toList();
  }

  private static Stream<PlacedLink> placed(Relationship has) {
    try {
      Number position = (Number) has.getProperty(GraphNames.POSITION, 0L);
      return Stream.of(new PlacedLink(has, position.longValue()));
    } catch (NotFoundException e) {
      return Stream.empty();
    }
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
