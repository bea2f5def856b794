package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.Optional;

/**
 * The operations on the tokens of OAuth 1.0a. A request token waits for a person; once authorized,
 * it is a token of a grant, and is exchanged for an access token.
 */
public final class RequestTokenOperations {

  /** Stores a request token of a client that is enabled. */
  public static final Operation<IssueRequestToken, TokenChange> ISSUE =
      Operation.write(
          "requestTokens.issue",
          "Stores a request token.",
          IssueRequestToken.class,
          one(TokenChange.class));

  /** A request token that waits for a person. */
  public static final Operation<FindRequestToken, Optional<RequestToken>> FIND =
      Operation.read(
          "requestTokens.find",
          "A request token that waits for a person.",
          FindRequestToken.class,
          atMostOne(RequestToken.class));

  /**
   * Lets a client have what its request token asks for, as far as the person consents. The same
   * again, with the same verifier, changes nothing until the request token is exchanged.
   */
  public static final Operation<AuthorizeRequestToken, RequestTokenChange> AUTHORIZE =
      Operation.repeatableWrite(
          "requestTokens.authorize",
          "Lets a client have what its request token asks for.",
          AuthorizeRequestToken.class,
          one(RequestTokenChange.class));

  /** Deletes a request token that waits for a person. */
  public static final Operation<DenyRequestToken, TokenChange> DENY =
      Operation.repeatableWrite(
          "requestTokens.deny",
          "Ends a request token.",
          DenyRequestToken.class,
          one(TokenChange.class));

  /** Takes a request token, once, for an access token. One that comes again revokes its grant. */
  public static final Operation<ExchangeRequestToken, IssuedTokens> EXCHANGE =
      Operation.write(
          "requestTokens.exchange",
          "Takes a request token for an access token.",
          ExchangeRequestToken.class,
          one(IssuedTokens.class));

  /** A token by which requests are signed: one that is valid, or a request token of a grant. */
  public static final Operation<FindSignedToken, Optional<SignedToken>> FIND_SIGNED =
      Operation.read(
          "signedTokens.find",
          "A token by which requests are signed.",
          FindSignedToken.class,
          atMostOne(SignedToken.class));

  private RequestTokenOperations() {}
}
