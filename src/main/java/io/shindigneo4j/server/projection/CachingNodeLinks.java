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
 * Reads links from a cache. Only types that many requests follow, and of which a node has few, are
 * cached; others come from the store. Confined to the transaction's thread.
 */
final class CachingNodeLinks implements NodeLinks {

  private static final Set<String> CACHED_TYPES =
      Stream.concat(
              Stream.of(PersonDetail.values()).map(PersonDetail::relationshipType),
              Stream.of(
                  GraphNames.HAS_STREAM,
                  GraphNames.NEWEST,
                  GraphNames.OLDER,
                  MessageNames.COPY_OF,
                  MessageNames.REPLY_TO))
          .collect(Collectors.toUnmodifiableSet());

  private final NodeCache<CachedLinks> cache;
  private final NodeLinks store;

  CachingNodeLinks(NodeCache<CachedLinks> cache, NodeLinks store) {
    this.cache = cache;
    this.store = store;
  }

  @Override
  public List<Link> of(long node, Set<String> types) {
    CachedLinks cached = CACHED_TYPES.containsAll(types) ? cached(node) : null;
    return cached == null ? store.of(node, types) : cached.of(types);
  }

  @Override
  public long only(long node, String type) {
    CachedLinks cached = CACHED_TYPES.contains(type) ? cached(node) : null;
    return cached == null ? store.only(node, type) : cached.only(type);
  }

  /** Null if the node cannot be cached. */
  private CachedLinks cached(long node) {
    return cache.of(node, () -> CachedLinks.of(store.of(node, CACHED_TYPES)));
  }
}
