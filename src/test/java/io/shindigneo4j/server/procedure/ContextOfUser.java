package io.shindigneo4j.server.procedure;

import io.shindigneo4j.server.graph.FriendshipReader;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import org.neo4j.graphdb.Transaction;

/** A context that has a user, and no transaction. */
record ContextOfUser(String user) implements ProcedureContext {

  @Override
  public Transaction transaction() {
    return null;
  }

  @Override
  public String database() {
    throw new UnsupportedOperationException();
  }

  @Override
  public long person(String id) {
    throw new UnsupportedOperationException();
  }

  @Override
  public SocialGraph graph() {
    throw new UnsupportedOperationException();
  }

  @Override
  public FriendshipReader friendships() {
    throw new UnsupportedOperationException();
  }

  @Override
  public NodeProperties properties() {
    throw new UnsupportedOperationException();
  }

  @Override
  public NodeLinks links() {
    throw new UnsupportedOperationException();
  }
}
