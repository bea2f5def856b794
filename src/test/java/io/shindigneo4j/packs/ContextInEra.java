package io.shindigneo4j.packs;

import io.shindigneo4j.server.graph.FriendshipReader;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import org.neo4j.graphdb.Transaction;

/** A context whose era is given. */
record ContextInEra(ProcedureContext context, long era) implements ProcedureContext {

  @Override
  public Transaction transaction() {
    return context.transaction();
  }

  @Override
  public String database() {
    return context.database();
  }

  @Override
  public String user() {
    return context.user();
  }

  @Override
  public long person(String id) {
    return context.person(id);
  }

  @Override
  public SocialGraph graph() {
    return context.graph();
  }

  @Override
  public FriendshipReader friendships() {
    return context.friendships();
  }

  @Override
  public NodeProperties properties() {
    return context.properties();
  }

  @Override
  public NodeLinks links() {
    return context.links();
  }
}
