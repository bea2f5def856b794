package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.ClaimToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenChange;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Lets one server alone renew a token. */
final class TokenClaim {

  private TokenClaim() {}

  static GadgetTokenChange call(Transaction transaction, ClaimToken parameters) {
    Optional<Node> token =
        Tokens.locked(transaction, parameters.place())
            .filter(found -> !Tokens.isExpired(found, parameters.now()))
            .filter(found -> Tokens.isVersion(found, parameters.version()));
    if (token.isEmpty()) {
      return new GadgetTokenChange(GadgetTokenOutcome.UNKNOWN);
    }
    if (Tokens.isClaimed(token.get(), parameters.now())) {
      return new GadgetTokenChange(GadgetTokenOutcome.CLAIMED);
    }
    Tokens.claim(token.get(), parameters.until());
    return new GadgetTokenChange(GadgetTokenOutcome.DONE);
  }
}
