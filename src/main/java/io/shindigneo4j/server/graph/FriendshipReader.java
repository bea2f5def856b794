package io.shindigneo4j.server.graph;

/** Reads the friendships of people with their times. Confined to the transaction's thread. */
public interface FriendshipReader {

  /**
   * The outgoing {@code FRIEND_OF} relationships of a node.
   *
   * @throws org.neo4j.graphdb.NotFoundException if there is no such node
   */
  FriendshipArrays of(long person);
}
