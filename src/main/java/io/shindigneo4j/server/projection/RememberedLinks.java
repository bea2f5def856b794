package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.server.graph.NodeLinks;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * From memory where relationships are of types that answers are made along, of which no node has
 * many; all others from the store. For the transaction's thread.
 */
final class RememberedLinks implements NodeLinks {

  private static final Set<String> KEPT_TYPES =
      Stream.concat(
              Stream.of(PersonDetail.values()).map(PersonDetail::relationshipType),
              Stream.of(
                  GraphNames.HAS_STREAM,
                  GraphNames.NEWEST,
                  GraphNames.OLDER,
                  MessageNames.COPY_OF,
                  MessageNames.REPLY_TO))
          .collect(Collectors.toUnmodifiableSet());

  private final NodeMemory<KeptLinks> memory;
  private final NodeLinks store;

  RememberedLinks(NodeMemory<KeptLinks> memory, NodeLinks store) {
    this.memory = memory;
    this.store = store;
  }

  @Override
  public List<Link> of(long node, Set<String> types) {
    KeptLinks kept = KEPT_TYPES.containsAll(types) ? kept(node) : null;
    return kept == null ? store.of(node, types) : kept.of(types);
  }

  @Override
  public long only(long node, String type) {
    KeptLinks kept = KEPT_TYPES.contains(type) ? kept(node) : null;
    return kept == null ? store.only(node, type) : kept.only(type);
  }

  /** Null where they cannot be kept. */
  private KeptLinks kept(long node) {
    return memory.of(node, () -> KeptLinks.of(store.of(node, KEPT_TYPES)));
  }
}
