package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.query.Page;
import java.util.List;
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

  /** The parameters of {@link #GRANT}. */
  public record GrantConsent(
      @Description("a person's id") String person,
      @Description("the client's id") String client,
      @Description("what the client may do, besides what it may do already") List<String> scopes,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The result of an operation that changes a consent. */
  public record ConsentChange(ConsentOutcome outcome) {}

  /** The outcome of a change of a consent. */
  public enum ConsentOutcome {
    DONE,

    /** There is no such person, client or consent. */
    UNKNOWN
  }

  /** The parameters of {@link #GET}. */
  public record GetConsent(
      @Description("a person's id") String person, @Description("the client's id") String client) {}

  /**
   * What a person lets a client do.
   *
   * @param client its id
   * @param name of the client, as people see it
   * @param since when the person consented first, in milliseconds since 1970
   */
  public record Consent(String client, String name, List<String> scopes, long since) {}

  /** The parameters of {@link #LIST}. */
  public record ListConsents(
      @Description("a person's id") String person,
      @Description("which part of the list") Page page) {}

  /**
   * A page of a person's consents.
   *
   * @param total how many the person has
   */
  public record ConsentPage(long total, List<Consent> consents) {}

  /** The parameters of {@link #WITHDRAW}. */
  public record WithdrawConsent(
      @Description("a person's id") String person,
      @Description("the client's id") String client,
      @Description("now, in milliseconds since 1970") long now) {}
}
