package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.Optional;

/**
 * The operations on grants and tokens. The graph has hashes of tokens alone. Nothing is issued to a
 * client that is disabled or not registered, and nothing for a person beyond the consent.
 */
public final class TokenOperations {

  /** How many tokens a grant may have that have not expired, used ones among them. */
  public static final long MOST_TOKENS = 2_000;

  /** How many grants a client may have for a person; a new one ends the one that ends first. */
  public static final long MOST_GRANTS = 100;

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
}
