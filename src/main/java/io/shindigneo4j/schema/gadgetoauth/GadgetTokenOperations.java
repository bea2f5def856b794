package io.shindigneo4j.schema.gadgetoauth;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
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
  public static final long MAX_TOKENS = 100;

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

  /** The parameters of {@link #GET}. */
  public record GetToken(
      @Description("whose token for what") TokenPlace place,
      @Description("now, in milliseconds since 1970") long now) {}

  /** Whose token for what: a person has one token at each place. */
  public record TokenPlace(
      @Description("the person's id") String person,
      @Description("the id of the service") String service,
      @Description("the name of the token, or its scope") String name) {

    /** The most characters of a name. */
    public static final int MAX_LENGTH = 1_000;

    public TokenPlace {
      InvalidParameterException.ifNull(name, "name");
      if (name.length() > MAX_LENGTH) {
        throw new InvalidParameterException("the name of a token has at most 1,000 characters");
      }
    }
  }

  /**
   * What a service has given Shindig for a person.
   *
   * @param granted when the person approved; stays when the token is renewed
   */
  public record GadgetToken(
      @Description("the tokens, encrypted") String sealed,
      @Description("the id of this state of it") String version,
      @Description("when the person approved, in milliseconds since 1970") long granted,
      @Description("when it is deleted, in milliseconds since 1970") long expires) {

    /** The most characters of the encrypted tokens. */
    public static final int MAX_LENGTH = 16_384;

    public GadgetToken {
      InvalidParameterException.ifNull(sealed, "sealed");
      if (sealed.length() > MAX_LENGTH) {
        throw new InvalidParameterException("an encrypted token has at most 16,384 characters");
      }
    }
  }

  /** The parameters of {@link #LIST}. */
  public record ListTokens(
      @Description("a person's id") String person,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * That Shindig has a token of a service for a person, without the token.
   *
   * @param service the name of the service in the gadget
   * @param name where Shindig keeps it: for a request token, which waits for the person, another
   *     one
   */
  public record GadgetTokenEntry(
      @Description("the id of the service") String serviceId,
      @Description("the gadget's address") String gadget,
      @Description("the name of the service in the gadget") String service,
      @Description("where Shindig keeps it") String name,
      @Description("when it was got first, in milliseconds since 1970") long granted,
      @Description("when it is deleted, in milliseconds since 1970") long expires) {}

  /**
   * The parameters of {@link #PUT}.
   *
   * @param replaces null for whatever is there, or nothing
   * @param unlessGrantedAfter null if what is there stays in no case
   */
  public record PutToken(
      @Description("whose token for what") TokenPlace place,
      @Description("the token") GadgetToken token,
      @MayBeAbsent @Description("the version that must be there; absent for any or none")
          String replaces,
      @MayBeAbsent
          @Description(
              "what is there stays if it was granted after this moment, in milliseconds since 1970")
          Long unlessGrantedAfter,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The result of an operation that changes a token. */
  public record GadgetTokenChange(GadgetTokenOutcome outcome) {}

  /** The outcome of a change of a token. */
  public enum GadgetTokenOutcome {
    DONE,

    /** There is no such person, service, token or version. */
    UNKNOWN,

    /** There is a new one already, which stays. */
    EXISTS,

    /** Somebody else has claimed it. */
    CLAIMED,

    /** The person has as many tokens as one may have. */
    FULL
  }

  /** The parameters of {@link #CLAIM}. */
  public record ClaimToken(
      @Description("whose token for what") TokenPlace place,
      @Description("the version that must be there") String version,
      @Description("until when nobody else may claim it, in milliseconds since 1970") long until,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * The parameters of {@link #REMOVE}.
   *
   * @param version null for whatever is there
   */
  public record RemoveToken(
      @Description("whose token for what") TokenPlace place,
      @MayBeAbsent @Description("the version that must be there; absent for any") String version) {}
}
