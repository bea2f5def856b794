package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.ClaimToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenChange;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenEntry;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.ListTokens;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.RemoveToken;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on tokens of services by their names. */
public final class GadgetTokenProcedures implements ProcedurePack {

  private static final Comparator<GadgetTokenEntry> ORDER =
      Comparator.comparing(GadgetTokenEntry::gadget, ValueOrder.ASCENDING)
          .thenComparing(GadgetTokenEntry::service, ValueOrder.ASCENDING)
          .thenComparing(GadgetTokenEntry::name, ValueOrder.ASCENDING);

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(GadgetTokenOperations.GET, GadgetTokenProcedures::getToken);
    registry.register(GadgetTokenOperations.LIST, GadgetTokenProcedures::listTokens);
    registry.register(GadgetTokenOperations.PUT, TokenPut::call);
    registry.register(GadgetTokenOperations.CLAIM, GadgetTokenProcedures::claimToken);
    registry.register(GadgetTokenOperations.REMOVE, GadgetTokenProcedures::removeToken);
  }

  /** A token that has not expired. */
  private static Optional<GadgetToken> getToken(Transaction transaction, GetToken parameters) {
    return People.find(transaction, parameters.place().person())
        .flatMap(person -> GadgetTokenNodes.find(person, parameters.place()))
        .filter(token -> !GadgetTokenNodes.isExpired(token, parameters.now()))
        .map(GadgetTokenNodes::read);
  }

  /** Which tokens a person has, in order of gadget, service and name. */
  private static List<GadgetTokenEntry> listTokens(Transaction transaction, ListTokens parameters) {
    return People.find(transaction, parameters.person()).stream()
        .flatMap(GadgetTokenNodes::of)
        .filter(token -> !GadgetTokenNodes.isExpired(token, parameters.now()))
        .flatMap(token -> entry(transaction, token).stream())
        .sorted(ORDER)
        .toList();
  }

  /** Empty where the service was removed. */
  private static Optional<GadgetTokenEntry> entry(Transaction transaction, Node token) {
    return Services.find(transaction, (String) token.getProperty(GraphNames.SERVICE))
        .map(service -> GadgetTokenNodes.entry(token, Services.read(service)));
  }

  /** Lets one server alone renew a token. */
  private static GadgetTokenChange claimToken(Transaction transaction, ClaimToken parameters) {
    Optional<Node> token =
        GadgetTokenNodes.locked(transaction, parameters.place())
            .filter(found -> !GadgetTokenNodes.isExpired(found, parameters.now()))
            .filter(found -> GadgetTokenNodes.isVersion(found, parameters.version()));
    if (token.isEmpty()) {
      return new GadgetTokenChange(GadgetTokenOutcome.UNKNOWN);
    }
    if (GadgetTokenNodes.isClaimed(token.get(), parameters.now())) {
      return new GadgetTokenChange(GadgetTokenOutcome.CLAIMED);
    }
    GadgetTokenNodes.claim(token.get(), parameters.until());
    return new GadgetTokenChange(GadgetTokenOutcome.DONE);
  }

  /** Deletes a token. */
  private static GadgetTokenChange removeToken(Transaction transaction, RemoveToken parameters) {
    String version = parameters.version();
    Optional<Node> token =
        GadgetTokenNodes.locked(transaction, parameters.place())
            .filter(found -> version == null || GadgetTokenNodes.isVersion(found, version));
    token.ifPresent(GadgetTokenNodes::delete);
    return new GadgetTokenChange(
        token.isPresent() ? GadgetTokenOutcome.DONE : GadgetTokenOutcome.UNKNOWN);
  }
}
