package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.concurrent.atomic.AtomicLong;
import org.neo4j.storageengine.api.txstate.NodeState;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;
import org.neo4j.storageengine.api.txstate.RelationshipState;

/**
 * The caches of one database's nodes: their properties, the links between them, friendships, and
 * which person has which id. Filled by reads, invalidated by commits. Thread-safe.
 */
final class ProjectionCaches {

  /** The last era of any database. A database that is started again gets a higher one. */
  private static final AtomicLong LAST_ERA = new AtomicLong();

  // The memory is divided into shares; the properties have what the others leave.
  private static final int SHARES = 16;
  private static final int LINK_SHARES = 4;
  private static final int FRIENDSHIP_SHARES = 2;
  private static final int ID_SHARES = 1;

  private final PropertyCache properties;
  private final NodeCache<CachedLinks> links;
  private final NodeCache<CachedFriendships> friendships;
  private final PersonIdCache people;

  /** Only grows. */
  private final AtomicLong era = new AtomicLong(LAST_ERA.incrementAndGet());

  ProjectionCaches(long maxBytes) {
    long linkBytes = maxBytes / SHARES * LINK_SHARES;
    long friendshipBytes = maxBytes / SHARES * FRIENDSHIP_SHARES;
    long idBytes = maxBytes / SHARES * ID_SHARES;
    properties = new PropertyCache(maxBytes - linkBytes - friendshipBytes - idBytes);
    links = new NodeCache<>(linkBytes);
    friendships = new NodeCache<>(friendshipBytes);
    people = new PersonIdCache(idBytes);
  }

  PropertyCache properties() {
    return properties;
  }

  NodeCache<CachedLinks> links() {
    return links;
  }

  NodeCache<CachedFriendships> friendships() {
    return friendships;
  }

  PersonIdCache people() {
    return people;
  }

  /** As {@link ProcedureContext#era}. */
  long era() {
    return era.get();
  }

  long bytes() {
    return properties.bytes() + links.bytes() + friendships.bytes() + people.bytes();
  }

  /** Removes what a commit has changed. */
  void invalidate(ReadableTransactionState changed) {
    changed.addedAndRemovedNodes().getRemoved().forEach(properties::invalidate);
    changed.addedAndRemovedNodes().getRemoved().forEach(links::invalidate);
    changed.addedAndRemovedNodes().getRemoved().forEach(friendships::invalidate);
    for (NodeState node : changed.modifiedNodes()) {
      if (node.hasPropertyChanges()) {
        properties.invalidate(node.getId());
      }
      links.invalidate(node.getId());
      friendships.invalidate(node.getId());
    }
    for (RelationshipState relationship : changed.modifiedRelationships()) {
      links.invalidate(relationship.getStartNodeId());
      friendships.invalidate(relationship.getStartNodeId());
    }
  }

  /** Removes everything and begins a new era, after which packs do not use their caches either. */
  void invalidateAll() {
    properties.invalidateAll();
    links.invalidateAll();
    friendships.invalidateAll();
    era.accumulateAndGet(LAST_ERA.incrementAndGet(), Math::max);
  }
}
