package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.OnlyRelationship;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** A token and its grant. */
record GrantedToken(Node token, Node grant) {

  static Optional<GrantedToken> find(Transaction transaction, String hash) {
    return Optional.ofNullable(transaction.findNode(TokenNodes.TOKEN, GraphNames.HASH, hash))
        .map(token -> new GrantedToken(token, grantOf(token)));
  }

  private static Node grantOf(Node token) {
    return OnlyRelationship.of(token, Grants.HAS_TOKEN, Direction.INCOMING).getStartNode();
  }

  /**
   * Those of a client, with the grant and its person locked for writing; empty also where the token
   * is deleted meanwhile.
   */
  static Optional<GrantedToken> locked(Transaction transaction, String hash, String client) {
    find(transaction, hash).ifPresent(found -> found.lock(transaction));
    return find(transaction, hash).filter(found -> found.isOf(client));
  }

  private void lock(Transaction transaction) {
    if (grant.getProperty(GraphNames.GRANT_PERSON, null) instanceof String person) {
      People.locked(transaction, person);
    }
    transaction.acquireWriteLock(grant);
  }

  private boolean isOf(String client) {
    return client.equals(grant.getProperty(GraphNames.CLIENT));
  }

  boolean is(TokenKind kind) {
    return TokenNodes.kind(token) == kind;
  }

  /**
   * Whether a token that may be used once can be used: {@code DONE}, {@code REPLAYED} or {@code
   * UNKNOWN}. One that was used before has its grant deleted and revoked.
   */
  TokenOutcome tryUse(Transaction transaction, long now) {
    if (TokenNodes.isUsed(token)) {
      Grants.revoke(transaction, grant, now);
      return TokenOutcome.REPLAYED;
    }
    boolean valid =
        !TokenNodes.isExpired(token, now)
            && !GrantRules.isRevoked(transaction, grant)
            && GrantRules.allow(transaction, Grants.of(grant));
    return valid ? TokenOutcome.DONE : TokenOutcome.UNKNOWN;
  }
}
