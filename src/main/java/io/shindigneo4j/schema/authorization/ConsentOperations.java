package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.Optional;

/** The operations on consents. */
public final class ConsentOperations {

  /** Adds scopes to what a person lets a client do. */
  public static final Operation<GrantConsent, ConsentChange> GRANT =
      Operation.write(
          "consents.grant",
          "Lets an OAuth client act for a person.",
          GrantConsent.class,
          one(ConsentChange.class));

  /** What a person lets a client do. */
  public static final Operation<GetConsent, Optional<Consent>> GET =
      Operation.read(
          "consents.get",
          "What a person lets an OAuth client do.",
          GetConsent.class,
          atMostOne(Consent.class));

  /** The consents of a person in order of the client's id; none for who is unknown. */
  public static final Operation<ListConsents, ConsentPage> LIST =
      Operation.read(
          "consents.list",
          "The consents of a person in order of the client's id.",
          ListConsents.class,
          one(ConsentPage.class));

  /** Ends a consent. All grants of the client for the person are deleted and revoked. */
  public static final Operation<WithdrawConsent, ConsentChange> WITHDRAW =
      Operation.repeatableWrite(
          "consents.withdraw",
          "Ends what a person lets an OAuth client do.",
          WithdrawConsent.class,
          one(ConsentChange.class));

  private ConsentOperations() {}
}
