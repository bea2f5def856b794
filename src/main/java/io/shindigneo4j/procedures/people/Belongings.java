package io.shindigneo4j.procedures.people;

import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * What belongs to a person in one domain, and goes when the person goes. Found by {@link
 * java.util.ServiceLoader}, hence public with a constructor without parameters; its twin is a
 * fragment of Cypher that {@code people.delete} includes.
 */
public interface Belongings {

  /**
   * Deletes them, or hands them over. The transaction has the person's lock, and deletes the person
   * with all relationships afterwards.
   */
  void delete(Transaction transaction, Node person);
}
