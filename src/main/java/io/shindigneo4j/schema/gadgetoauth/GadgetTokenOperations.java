package io.shindigneo4j.schema.gadgetoauth;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.List;
import java.util.Optional;

/**
 * The operations on the tokens that services give Shindig for people. The graph has them encrypted.
 * A change that names a version is made of that version alone: so of all who renew a token at once,
 * on several servers, one does.
 */
public final class GadgetTokenOperations {

  /** How many tokens a person may have that have not expired. */
  public static final long MOST_TOKENS = 100;

  /** A token that has not expired. */
  public static final Operation<GetToken, Optional<GadgetToken>> GET =
      Operation.read(
          "gadgettokens.get",
          "What a service has given Shindig for a person.",
          GetToken.class,
          atMostOne(GadgetToken.class));

  /**
   * Which tokens a person has, of services that are registered, in order of gadget, service and
   * name; none for who is unknown. Those that have expired are missing.
   */
  public static final Operation<ListTokens, List<GadgetTokenEntry>> LIST =
      Operation.read(
          "gadgettokens.list",
          "What services have given Shindig for a person, without the tokens.",
          ListTokens.class,
          many(GadgetTokenEntry.class));

  /** Stores a token for a person of a service that is registered, and ends a claim. */
  public static final Operation<PutToken, GadgetTokenChange> PUT =
      Operation.write(
          "gadgettokens.put",
          "Stores what a service has given Shindig for a person.",
          PutToken.class,
          one(GadgetTokenChange.class));

  /** Lets one alone renew a token, for some time. */
  public static final Operation<ClaimToken, GadgetTokenChange> CLAIM =
      Operation.write(
          "gadgettokens.claim",
          "Lets one server alone renew a token for some time.",
          ClaimToken.class,
          one(GadgetTokenChange.class));

  /** Deletes a token. */
  public static final Operation<RemoveToken, GadgetTokenChange> REMOVE =
      Operation.repeatableWrite(
          "gadgettokens.remove",
          "Deletes what a service has given Shindig for a person.",
          RemoveToken.class,
          one(GadgetTokenChange.class));

  private GadgetTokenOperations() {}
}
