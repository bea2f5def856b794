package io.shindigneo4j.packs.crossreference;

import io.shindigneo4j.packs.writing.Batches;
import io.shindigneo4j.server.graph.NodeIds;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Creates nodes of all kinds, and random links between two kinds. For one call. */
final class Generator {

  private static final int AT_ONCE = 10_000;

  private final Batches batches;
  private final Amounts amounts;
  private final SplittableRandom chance;

  /** The nodes of each kind. */
  private final Map<ReferenceKind, long[]> nodes = new EnumMap<>(ReferenceKind.class);

  Generator(Batches batches, Amounts amounts) {
    this.batches = batches;
    this.amounts = amounts;
    this.chance = new SplittableRandom(amounts.seed());
  }

  void run() {
    for (ReferenceKind kind : ReferenceKind.values()) {
      nodes.put(kind, made(kind));
    }
    batches.each(Math.toIntExact(amounts.links()), AT_ONCE, this::link);
  }

  private long[] made(ReferenceKind kind) {
    long[] made = new long[amounts.of(kind)];
    batches.each(
        made.length,
        AT_ONCE,
        (transaction, from, to) -> {
          for (int number = from; number < to; number++) {
            made[number] = made(transaction, kind, number);
          }
        });
    return made;
  }

  private static long made(Transaction transaction, ReferenceKind kind, int number) {
    Node node = transaction.createNode(kind.label());
    node.setProperty(ReferenceKind.KEY, kind.text(number));
    return NodeIds.of(node);
  }

  private void link(Transaction transaction, int from, int to) {
    List<ReferenceKind> kinds =
        Stream.of(ReferenceKind.values()).filter(kind -> amounts.of(kind) > 0).toList();
    for (int number = from; number < to; number++) {
      int first = chance.nextInt(kinds.size());
      int second = (first + 1 + chance.nextInt(kinds.size() - 1)) % kinds.size();
      any(transaction, kinds.get(first))
          .createRelationshipTo(any(transaction, kinds.get(second)), Links.RELATED);
    }
  }

  private Node any(Transaction transaction, ReferenceKind kind) {
    long[] all = nodes.get(kind);
    return NodeIds.node(transaction, all[chance.nextInt(all.length)]);
  }
}
