package io.shindigneo4j.web.openid;

import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.openid.connect.sdk.AuthenticationResponse;
import com.nimbusds.openid.connect.sdk.AuthenticationResponseParser;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.token.OIDCTokens;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.provider.IdentityProvider;
import io.shindigneo4j.web.session.Login;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;

/** Ends sign-ins with the provider's answers to them. Thread-safe. */
final class SignIns {

  private final IdentityProvider provider;
  private final CodeExchange exchange;
  private final IdTokenCheck check;
  private final PersonProvisioning people;

  SignIns(
      IdentityProvider provider,
      CodeExchange exchange,
      IdTokenCheck check,
      PersonProvisioning people) {
    this.provider = provider;
    this.exchange = exchange;
    this.check = check;
    this.people = people;
  }

  /**
   * @param answer that a browser brings from the provider, to the sign-in that it has begun
   * @param callback the address that it brings it to
   * @throws java.util.concurrent.CompletionException if the graph cannot be asked
   */
  Login complete(Parameters answer, PendingSignIn pending, URI callback) throws SignInFailure {
    OIDCProviderMetadata metadata = metadata();
    requireIssuer(answer, metadata);
    OIDCTokens tokens = exchange.redeem(metadata, code(answer, callback), pending, callback);
    IDTokenClaimsSet claims = check.check(tokens, new Nonce(pending.nonce()));
    String person = people.find(metadata, claims.toJSONObject(), tokens.getAccessToken());
    return new Login(
        person,
        Optional.ofNullable(claims.getSessionID())
            .map(sid -> ProviderSessions.id(issuer(), sid.getValue())),
        claims.getIssueTime().toInstant());
  }

  private OIDCProviderMetadata metadata() throws SignInFailure {
    try {
      return provider.metadata();
    } catch (IOException e) {
      throw new SignInFailure(Reason.UNAVAILABLE, e.getMessage(), e);
    }
  }

  private String issuer() {
    return provider.settings().issuer();
  }

  /** Refuses the answer of another provider (RFC 9207). */
  private void requireIssuer(Parameters answer, OIDCProviderMetadata metadata)
      throws SignInFailure {
    Optional<String> said = answer.get("iss");
    boolean missing = said.isEmpty() && metadata.supportsAuthorizationResponseIssuerParam();
    if (missing || said.filter(other -> !other.equals(issuer())).isPresent()) {
      throw new SignInFailure(Reason.INVALID, "the answer is of another provider");
    }
    if (!answer.repeated().isEmpty()) {
      throw new SignInFailure(Reason.INVALID, "the answer has a parameter more than once");
    }
  }

  private static AuthorizationCode code(Parameters answer, URI callback) throws SignInFailure {
    if (answer.get("response").isPresent()) {
      throw new SignInFailure(Reason.INVALID, "the answer is a JWT, which was not asked for");
    }
    try {
      AuthenticationResponse response = AuthenticationResponseParser.parse(callback, answer.all());
      if (!response.indicatesSuccess()) {
        throw refused(response.toErrorResponse().getErrorObject().getCode());
      }
      AuthorizationCode code = response.toSuccessResponse().getAuthorizationCode();
      if (code == null) {
        throw new SignInFailure(Reason.INVALID, "the answer has no code");
      }
      return code;
    } catch (ParseException | IllegalArgumentException e) { // the latter of a blank
      throw new SignInFailure(Reason.INVALID, "the answer is malformed", e);
    }
  }

  private static SignInFailure refused(String error) {
    Reason reason =
        OAuth2Error.ACCESS_DENIED.getCode().equals(error)
            ? Reason.DENIED
            : OAuth2Error.TEMPORARILY_UNAVAILABLE.getCode().equals(error)
                ? Reason.UNAVAILABLE
                : Reason.REFUSED;
    return new SignInFailure(reason, "the provider answers " + error);
  }
}
