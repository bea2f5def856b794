package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.NewSignedToken;
import io.shindigneo4j.schema.authorization.TokenOperations.NewToken;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import java.util.Locale;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Tokens in the graph. */
final class TokenNodes {

  static final Label TOKEN = Label.label(GraphNames.OAUTH_TOKEN);

  private TokenNodes() {}

  /** A new token of a grant, which lasts as long at least. */
  static Node create(
      Transaction transaction, Node grant, TokenKind kind, NewToken token, long now) {
    Node created = transaction.createNode(TOKEN);
    created.setProperty(GraphNames.HASH, token.hash());
    created.setProperty(GraphNames.KIND, word(kind));
    created.setProperty(GraphNames.ISSUED, now);
    created.setProperty(GraphNames.EXPIRES, token.expires());
    grant.createRelationshipTo(created, Grants.HAS_TOKEN);
    long latest = (long) grant.getProperty(GraphNames.EXPIRES, token.expires());
    grant.setProperty(GraphNames.EXPIRES, Math.max(latest, token.expires()));
    return created;
  }

  /** The same for one by whose secret requests are signed. */
  static Node create(
      Transaction transaction, Node grant, TokenKind kind, NewSignedToken token, long now) {
    NewToken stored = new NewToken(token.hash(), token.expires());
    Node created = create(transaction, grant, kind, stored, now);
    created.setProperty(GraphNames.SEALED_SECRET, token.sealedSecret());
    return created;
  }

  static TokenKind kind(Node token) {
    return TokenKind.valueOf(
        ((String) token.getProperty(GraphNames.KIND)).toUpperCase(Locale.ROOT));
  }

  private static String word(TokenKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  static boolean isExpired(Node token, long now) {
    return (long) token.getProperty(GraphNames.EXPIRES) <= now;
  }

  static boolean isUsed(Node token) {
    return token.hasProperty(GraphNames.USED);
  }
}
