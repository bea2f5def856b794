package io.shindigneo4j.web.bearer;

import io.shindigneo4j.opensocial.access.Scopes;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.schema.authorization.TokenOperations.Token;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;

/** Access tokens of our own authorization server, which the graph has by their hashes. */
final class StoredTokens implements AccessTokens {

  /** Of 256 random bits, in base64url. */
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

  private final TokenStore tokens;

  StoredTokens(TokenStore tokens) {
    this.tokens = tokens;
  }

  @Override
  public boolean mayKnow(String token) {
    return FORM.matcher(token).matches();
  }

  @Override
  public Optional<AccessToken> find(String token) throws BearerException {
    return answer(tokens.find(new Secret(token)));
  }

  @Override
  public boolean mayMissYoungTokens() {
    return true;
  }

  @Override
  public Optional<AccessToken> findAtLeader(String token) throws BearerException {
    return answer(tokens.findAtLeader(new Secret(token)));
  }

  private static Optional<AccessToken> answer(CompletableFuture<Optional<Token>> token)
      throws BearerException {
    try {
      return token
          .join()
          .filter(found -> found.kind() == TokenKind.ACCESS)
          .map(StoredTokens::accessToken);
    } catch (CompletionException e) { // the graph is out of reach; the log has it
      throw BearerException.unavailable(e.getCause());
    }
  }

  private static AccessToken accessToken(Token token) {
    return new AccessToken(
        token.grant().client(),
        token.grant().person(),
        Scopes.of(token.grant().scopes()),
        token.grant().id(),
        Instant.ofEpochMilli(token.granted()),
        Instant.ofEpochMilli(token.expires()));
  }
}
