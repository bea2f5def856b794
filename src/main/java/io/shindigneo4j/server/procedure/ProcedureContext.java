package io.shindigneo4j.server.procedure;

import io.shindigneo4j.server.graph.FriendshipReader;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import org.neo4j.graphdb.Transaction;

/** A procedure's access to its transaction. Confined to the transaction's thread. */
public interface ProcedureContext {

  /** Nothing may be cached. Less than any other era. */
  long NO_ERA = -1;

  /** The size from which on an answer is large, in bytes. */
  int LARGE_ANSWER = 128 * 1024;

  Transaction transaction();

  /** The name of its database. */
  String database();

  /** The name of the user of the transaction; empty if Neo4j knows none. */
  String user();

  /**
   * The id of a person's node.
   *
   * @param id the person's id
   * @return {@link SocialGraph#NONE} if there is no such person
   */
  long person(String id);

  /** From memory if that is as new as the transaction, from the store otherwise. */
  SocialGraph graph();

  /** From memory if that is as new as the transaction, from the store otherwise. */
  FriendshipReader friendships();

  /** From memory if that is as new as the transaction, from the store otherwise. */
  NodeProperties properties();

  /** From memory if that is as new as the transaction, from the store otherwise. */
  NodeLinks links();

  /**
   * To be called once a procedure holds {@link #LARGE_ANSWER} bytes for its answer, before it holds
   * more. Only a few large answers are in memory at a time.
   *
   * @throws BeginAnewException to be let through: the call begins anew when others have ended
   */
  default void beginLargeAnswer() {}

  /**
   * The number of the current cache era. A pack may cache data of the store between calls, and
   * invalidate it in a transaction event listener. It may read and extend such a cache only in the
   * era in which the cache was begun. A new era, with a greater number, begins when commits may
   * have been made that no listener here was told of in full, such as those of other cluster
   * members.
   *
   * @return {@link #NO_ERA} if the transaction does not see what all others see (after its own
   *     write, or for a user who may not read the whole graph), or if commits may still be missing
   */
  default long era() {
    return NO_ERA;
  }
}
