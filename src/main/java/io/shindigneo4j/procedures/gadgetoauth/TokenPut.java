package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenChange;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.PutToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Stores a token. Those of the person that have expired are deleted. */
final class TokenPut {

  private TokenPut() {}

  static GadgetTokenChange call(Transaction transaction, PutToken parameters) {
    Optional<Node> person = People.locked(transaction, parameters.place().person());
    if (person.isEmpty() || Services.find(transaction, parameters.place().service()).isEmpty()) {
      return new GadgetTokenChange(GadgetTokenOutcome.UNKNOWN);
    }
    GadgetTokenNodes.of(person.get())
        .filter(token -> GadgetTokenNodes.isExpired(token, parameters.now()))
        .toList()
        .forEach(GadgetTokenNodes::delete);
    return new GadgetTokenChange(put(transaction, person.get(), parameters));
  }

  private static GadgetTokenOutcome put(Transaction transaction, Node person, PutToken parameters) {
    Optional<Node> old = GadgetTokenNodes.find(person, parameters.place());
    String replaces = parameters.replaces();
    if (replaces != null
        && old.filter(token -> GadgetTokenNodes.isVersion(token, replaces)).isEmpty()) {
      return GadgetTokenOutcome.UNKNOWN;
    }
    Long moment = parameters.unlessGrantedAfter();
    if (moment != null
        && old.filter(token -> GadgetTokenNodes.isGrantedAfter(token, moment)).isPresent()) {
      return GadgetTokenOutcome.EXISTS;
    }
    if (old.isEmpty() && GadgetTokenNodes.of(person).count() >= GadgetTokenOperations.MOST_TOKENS) {
      return GadgetTokenOutcome.FULL;
    }
    Node token = old.orElseGet(() -> create(transaction, person, parameters.place()));
    GadgetTokenNodes.write(token, parameters.token());
    return GadgetTokenOutcome.DONE;
  }

  private static Node create(Transaction transaction, Node person, TokenPlace place) {
    Node token = transaction.createNode(GadgetTokenNodes.TOKEN);
    token.setProperty(GraphNames.SERVICE, place.service());
    token.setProperty(GraphNames.NAME, place.name());
    person.createRelationshipTo(token, GadgetTokenNodes.HAS_TOKEN);
    return token;
  }
}
