package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenChange;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.RemoveToken;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Deletes a token. */
final class TokenRemove {

  private TokenRemove() {}

  static GadgetTokenChange call(Transaction transaction, RemoveToken parameters) {
    String version = parameters.version();
    Optional<Node> token =
        Tokens.locked(transaction, parameters.place())
            .filter(found -> version == null || Tokens.isVersion(found, version));
    token.ifPresent(Tokens::delete);
    return new GadgetTokenChange(
        token.isPresent() ? GadgetTokenOutcome.DONE : GadgetTokenOutcome.UNKNOWN);
  }
}
