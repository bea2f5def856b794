package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeLinks.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Where relationships lead that begin at a node. Safe for use by many threads. */
final class KeptLinks extends Kept {

  /** Of this, its arrays and what refers to it. */
  private static final int BYTES = 80;

  private static final int BYTES_EACH = 12;

  /** With more, they are not kept. */
  private static final int MOST = 1000;

  /** In order, as the nodes are. */
  private final String[] types;

  private final long[] nodes;

  private KeptLinks(List<Link> all) {
    super(BYTES + BYTES_EACH * all.size());
    types = all.stream().map(Link::type).toArray(String[]::new);
    nodes = all.stream().mapToLong(Link::node).toArray();
  }

  /** Null where there are too many. */
  static KeptLinks of(List<Link> all) {
    return all.size() > MOST ? null : new KeptLinks(all);
  }

  /** As {@link NodeLinks#of}. */
  List<Link> of(Set<String> wanted) {
    List<Link> found = new ArrayList<>(types.length);
    for (int i = 0; i < types.length; i++) {
      if (wanted.contains(types[i])) {
        found.add(new Link(types[i], nodes[i]));
      }
    }
    return found;
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
