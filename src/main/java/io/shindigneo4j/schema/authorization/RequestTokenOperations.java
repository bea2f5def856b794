package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.IssuedTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.util.List;
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

  /** The parameters of {@link #ISSUE}. */
  public record IssueRequestToken(
      @Description("the request token") NewSignedToken token,
      @Description("the client's id") String client,
      @Description("the address that the verifier is sent to, or oob") String callback,
      @Description("what the client asks for") List<String> scopes,
      @Description("now, in milliseconds since 1970") long now) {}

  /** A token to be stored with the secret by which its requests are signed. */
  public record NewSignedToken(
      @Description("the hash of the token") String hash,
      @Description("its secret for signatures, encrypted") String sealedSecret,
      @Description("when it expires, in milliseconds since 1970") long expires) {}

  /** The parameters of {@link #FIND}. */
  public record FindRequestToken(
      @Description("the hash of the request token") String hash,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * A request token of OAuth 1.0a that waits for the decision of a person.
   *
   * @param client its id
   * @param callback the address that the verifier is sent to, or {@code oob}
   * @param scopes what the client asks for
   */
  public record RequestToken(String client, String callback, List<String> scopes) {}

  /** The parameters of {@link #AUTHORIZE}. */
  public record AuthorizeRequestToken(
      @Description("the hash of the request token") String hash,
      @Description("the id of what is granted, which is new") String grant,
      @Description("whom the client will act for") String person,
      @Description("the hash of the verifier") String verifier,
      @Description("when the request token expires from now on, in milliseconds since 1970")
          long expires,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * The result of the decision of a person.
   *
   * @param callback of the request token; null unless it is done
   */
  public record RequestTokenChange(TokenOutcome outcome, @MayBeAbsent String callback) {}

  /** The parameters of {@link #DENY}. */
  public record DenyRequestToken(
      @Description("the hash of the request token") String hash,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The parameters of {@link #EXCHANGE}. */
  public record ExchangeRequestToken(
      @Description("the hash of the request token") String hash,
      @Description("the client's id") String client,
      @Description("the hash of the verifier") String verifier,
      @Description("the access token") NewSignedToken access,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The parameters of {@link #FIND_SIGNED}. */
  public record FindSignedToken(
      @Description("the hash of the token") String hash,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * A token of OAuth 1.0a that is valid, or a request token that was exchanged.
   *
   * @param kind {@code REQUEST} or {@code SIGNED}
   * @param granted when the grant was made, which counts for revocations, in milliseconds since
   *     1970
   * @param expires in milliseconds since 1970
   * @param sealedSecret its secret for signatures, encrypted
   */
  public record SignedToken(
      TokenKind kind, Grant grant, long granted, long expires, String sealedSecret) {}
}
