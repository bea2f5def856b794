package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeLinks.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The outgoing links of a node. Thread-safe. */
final class CachedLinks extends CacheEntry {

  /** The objects of an entry, and the references to it. */
  private static final int BYTES = 80;

  private static final int BYTES_EACH = 12;

  /** A node with more links is not cached. */
  private static final int MAX_LINKS = 1000;

  /** In the same order as the nodes. */
  private final String[] types;

  private final long[] nodes;

  private CachedLinks(List<Link> all) {
    super(BYTES + BYTES_EACH * all.size());
    types = all.stream().map(Link::type).toArray(String[]::new);
    nodes = all.stream().mapToLong(Link::node).toArray();
  }

  /** Null if there are too many. */
  static CachedLinks of(List<Link> all) {
    return all.size() > MAX_LINKS ? null : new CachedLinks(all);
  }

  /** As {@link NodeLinks#of}. */
  List<Link> of(Set<String> wanted) {
    List<Link> links = new ArrayList<>(types.length);
    for (int i = 0; i < types.length; i++) {
      if (wanted.contains(types[i])) {
        links.add(new Link(types[i], nodes[i]));
      }
    }
    return links;
  }

  /** As {@link NodeLinks#only}. */
  long only(String type) {
    for (int i = 0; i < types.length; i++) {
      if (types[i].equals(type)) {
        return nodes[i];
      }
    }
    return NodeLinks.NONE;
  }
}
