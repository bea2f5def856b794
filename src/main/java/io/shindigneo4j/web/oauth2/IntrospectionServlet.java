package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenIntrospectionSuccessResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.Subject;
import com.nimbusds.oauth2.sdk.token.AccessTokenType;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.schema.authorization.TokenOperations.Token;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.limit.FailureLimiter;
import io.shindigneo4j.web.page.JsonResponse;
import io.shindigneo4j.web.page.Parameters;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;

/** Tells a confidential client about its own tokens, as RFC 7662 has it; others are not active. */
public final class IntrospectionServlet extends ClientServlet {
  private static final long serialVersionUID = 1L;

  private static final int MISSES_IN_A_MINUTE = 10;

  private transient TokenStore tokens;
  private transient FailureLimiter misses;

  @Inject
  void set(TokenStore tokens) {
    this.tokens = tokens;
    this.misses = new FailureLimiter(MISSES_IN_A_MINUTE, Duration.ofMinutes(1));
  }

  @Override
  void answer(
      Client client,
      Parameters form,
      String issuer,
      HttpServletResponse response,
      RequestAudit audit)
      throws OAuthFailure, IOException {
    if (client.kind() != ClientKind.CONFIDENTIAL) {
      throw new OAuthFailure(OAuth2Error.INVALID_CLIENT, "The client is not authenticated");
    }
    Secret secret = token(form);
    Optional<Token> token =
        find(client, secret).filter(found -> found.grant().client().equals(client.id()));
    JsonResponse.write(response, HttpServletResponse.SC_OK, json(token, issuer));
  }

  /**
   * Asks the leader where another server does not have it, as it may be too young; but not again
   * and again for a client whose tokens nobody has.
   */
  private Optional<Token> find(Client client, Secret token) {
    Optional<Token> found = tokens.find(token).join();
    if (found.isEmpty() && misses.refusal(client.id()).isEmpty()) {
      found = tokens.findAtLeader(token).join();
      if (found.isEmpty()) {
        misses.failed(client.id());
      }
    }
    return found;
  }

  private static String json(Optional<Token> token, String issuer) {
    return token
        .map(found -> active(found, issuer))
        .orElseGet(() -> new TokenIntrospectionSuccessResponse.Builder(false).build())
        .toJSONObject()
        .toJSONString();
  }

  private static TokenIntrospectionSuccessResponse active(Token token, String issuer) {
    String client = token.grant().client();
    String person = token.grant().person();
    TokenIntrospectionSuccessResponse.Builder answer =
        new TokenIntrospectionSuccessResponse.Builder(true)
            .scope(new Scope(token.grant().scopes().toArray(String[]::new)))
            .clientID(new ClientID(client))
            .subject(new Subject(person == null ? client : person))
            .issuer(new Issuer(issuer))
            .issueTime(Date.from(Instant.ofEpochMilli(token.issued())))
            .expirationTime(Date.from(Instant.ofEpochMilli(token.expires())));
    return token.kind() == TokenKind.ACCESS
        ? answer.tokenType(AccessTokenType.BEARER).build()
        : answer.build();
  }
}
