package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GetToken;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** A token that has not expired. */
final class TokenGet {

  private TokenGet() {}

  static Optional<GadgetToken> call(Transaction transaction, GetToken parameters) {
    return People.find(transaction, parameters.place().person())
        .flatMap(person -> Tokens.find(person, parameters.place()))
        .filter(token -> !Tokens.isExpired(token, parameters.now()))
        .map(Tokens::read);
  }
}
