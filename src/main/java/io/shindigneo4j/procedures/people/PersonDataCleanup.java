package io.shindigneo4j.procedures.people;

import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Deletes what one domain stores of a person who is deleted. {@link java.util.ServiceLoader} finds
 * the implementations, so each is public and has a constructor without parameters. The Cypher text
 * of {@code people.delete} includes a fragment that does the same.
 */
public interface PersonDataCleanup {

  /**
   * Deletes them, or hands them over. The transaction has the person's lock, and deletes the person
   * afterwards.
   *
   * @param now in milliseconds since 1970
   */
  void delete(Transaction transaction, Node person, long now);
}
