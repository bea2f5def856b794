package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.query.Page;
import java.util.List;
import java.util.Optional;

/**
 * The operations on grants and tokens. The graph has hashes of tokens alone. Nothing is issued to a
 * client that is disabled or not registered, and nothing for a person beyond the consent.
 */
public final class TokenOperations {

  /** How many tokens a grant may have that have not expired, used ones among them. */
  public static final long MAX_TOKENS = 2_000;

  /** How many grants a client may have for a person; a new one ends the one that ends first. */
  public static final long MAX_GRANTS = 100;

  /** Stores a code and its grant. */
  public static final Operation<IssueCode, TokenChange> ISSUE_CODE =
      Operation.write(
          "tokens.issueCode",
          "Stores an authorization code.",
          IssueCode.class,
          one(TokenChange.class));

  /** Takes a code, once, for tokens. A code that comes again revokes its grant. */
  public static final Operation<RedeemCode, IssuedTokens> REDEEM =
      Operation.write(
          "tokens.redeem",
          "Takes an authorization code for tokens.",
          RedeemCode.class,
          one(IssuedTokens.class));

  /**
   * Takes a refresh token, once, for the next. One that comes again revokes its grant. Where the
   * grant has all the tokens that it may have, none is valid until others have expired.
   */
  public static final Operation<RefreshTokens, IssuedTokens> REFRESH =
      Operation.write(
          "tokens.refresh",
          "Takes a refresh token for new tokens.",
          RefreshTokens.class,
          one(IssuedTokens.class));

  /** Stores an access token and its grant. */
  public static final Operation<IssueAccess, TokenChange> ISSUE_ACCESS =
      Operation.write(
          "tokens.issueAccess",
          "Stores an access token.",
          IssueAccess.class,
          one(TokenChange.class));

  /** An access or refresh token that is valid, and has not been used if it may be used once. */
  public static final Operation<FindToken, Optional<Token>> FIND =
      Operation.read("tokens.find", "A valid token.", FindToken.class, atMostOne(Token.class));

  /** Deletes the grant of a client's token, and revokes it. */
  public static final Operation<RevokeToken, TokenChange> REVOKE =
      Operation.repeatableWrite(
          "tokens.revoke",
          "Revokes a token with all of its grant.",
          RevokeToken.class,
          one(TokenChange.class));

  /** The grants with a token that is neither expired nor revoked, in order of id. */
  public static final Operation<ListGrants, GrantPage> LIST =
      Operation.read(
          "grants.list", "The grants of clients.", ListGrants.class, one(GrantPage.class));

  private TokenOperations() {}

  /**
   * The parameters of {@link #ISSUE_CODE}.
   *
   * @param challenge of RFC 7636, by S256; null where the client gave none
   */
  public record IssueCode(
      @Description("the code") NewToken code,
      @Description("what is granted") Grant grant,
      @Description("the address that the code is sent to") String redirectUri,
      @MayBeAbsent @Description("the code challenge, by S256") String challenge,
      @Description("now, in milliseconds since 1970") long now) {}

  /** A token to be stored. */
  public record NewToken(
      @Description("the hash of the token") String hash,
      @Description("when it expires, in milliseconds since 1970") long expires) {}

  /**
   * What a client was granted at one time: the family of a code and of all tokens that come from
   * it.
   *
   * @param person null where the client acts for itself
   */
  public record Grant(
      @Description("its id, which is new") String id,
      @Description("the client's id") String client,
      @MayBeAbsent @Description("whom the client acts for; absent for itself") String person,
      @Description("what the client may do") List<String> scopes) {}

  /** The result of an operation that stores or revokes tokens. */
  public record TokenChange(TokenOutcome outcome) {}

  /** The outcome of a request for tokens. */
  public enum TokenOutcome {
    DONE,

    /**
     * No such token is valid for this client: it is not known, has expired, was revoked, was issued
     * to another, or for another address or challenge.
     */
    UNKNOWN,

    /** The token was used before. All of its grant is revoked. */
    REPLAYED,

    /** The client is disabled, or the person has not consented to all of the scopes. */
    FORBIDDEN
  }

  /**
   * The parameters of {@link #REDEEM}.
   *
   * @param challenge that belongs to the verifier; null where the client gave no verifier
   * @param refresh null where the client gets none
   */
  public record RedeemCode(
      @Description("the hash of the code") String code,
      @Description("the client's id") String client,
      @Description("the address that the code was sent to") String redirectUri,
      @MayBeAbsent @Description("the code challenge, by S256") String challenge,
      @Description("the access token") NewToken access,
      @MayBeAbsent @Description("the refresh token, if there is one") NewToken refresh,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * The result of an operation that takes one token for others.
   *
   * @param grant of the access token; null unless it was issued
   */
  public record IssuedTokens(TokenOutcome outcome, @MayBeAbsent Grant grant) {}

  /**
   * The parameters of {@link #REFRESH}.
   *
   * @param scopes of the access token; empty for all of the grant
   */
  public record RefreshTokens(
      @Description("the hash of the refresh token") String refresh,
      @Description("the client's id") String client,
      @Description("of the access token; empty for all of the grant") List<String> scopes,
      @Description("the access token") NewToken access,
      @Description("the refresh token that takes the place of the old one") NewToken next,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The parameters of {@link #ISSUE_ACCESS}. */
  public record IssueAccess(
      @Description("what is granted") Grant grant,
      @Description("the access token") NewToken access,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The parameters of {@link #FIND}. */
  public record FindToken(
      @Description("the hash of the token") String hash,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * A token that is valid.
   *
   * @param granted when the grant was made, which counts for revocations, in milliseconds since
   *     1970
   * @param issued in milliseconds since 1970
   * @param expires in milliseconds since 1970
   */
  public record Token(TokenKind kind, Grant grant, long granted, long issued, long expires) {}

  /** What a token is for. */
  public enum TokenKind {
    /** An authorization code, to be redeemed once. */
    CODE,
    ACCESS,
    REFRESH,

    /** A request token of OAuth 1.0a that a person has authorized, to be exchanged once. */
    REQUEST,

    /** An access token of OAuth 1.0a, with a secret by which its requests are signed. */
    SIGNED
  }

  /** The parameters of {@link #REVOKE}. */
  public record RevokeToken(
      @Description("the hash of the token") String hash,
      @Description("the client's id") String client,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * The parameters of {@link #LIST}.
   *
   * @param person null for everybody's
   * @param client null for those of all clients
   */
  public record ListGrants(
      @MayBeAbsent @Description("whom the clients act for; absent for all") String person,
      @MayBeAbsent @Description("the client's id; absent for all") String client,
      @Description("which part of the list") Page page,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * A page of the grants.
   *
   * @param total how many the whole list has
   */
  public record GrantPage(long total, List<Grant> grants) {}
}
