package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.server.graph.NodeEntries;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Entries of profiles from memory, all others from the store. For the transaction's thread. */
final class RememberedEntries implements NodeEntries {

  private static final Set<String> KEPT_TYPES =
      Stream.of(PersonDetail.values())
          .map(PersonDetail::relationshipType)
          .collect(Collectors.toUnmodifiableSet());

  private final NodeMemory<KeptEntries> memory;
  private final NodeEntries store;

  RememberedEntries(NodeMemory<KeptEntries> memory, NodeEntries store) {
    this.memory = memory;
    this.store = store;
  }

  @Override
  public List<Entry> of(long node, Set<String> types) {
    KeptEntries kept =
        KEPT_TYPES.containsAll(types)
            ? memory.of(node, () -> KeptEntries.of(store.of(node, KEPT_TYPES)))
            : null;
    if (kept == null) {
      return store.of(node, types);
    }
    return types.size() == KEPT_TYPES.size()
        ? kept.all()
        : kept.all().stream().filter(entry -> types.contains(entry.type())).toList();
  }
}
