package io.shindigneo4j.web.openid;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.claims.AuthorizedParty;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.token.OIDCTokens;
import com.nimbusds.openid.connect.sdk.validators.AccessTokenValidator;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import com.nimbusds.openid.connect.sdk.validators.InvalidHashException;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.provider.IdentityProvider;

/** Takes ID tokens that the provider has signed for us and for this sign-in. Thread-safe. */
final class IdTokenCheck {
  static final int CLOCK_SKEW_SECONDS = 30;

  private final ClientID client;
  private final IDTokenValidator validator;

  IdTokenCheck(IdentityProvider provider, ClientID client) {
    this.client = client;
    validator =
        new IDTokenValidator(
            new Issuer(provider.settings().issuer()),
            client,
            new JWSVerificationKeySelector<>(provider.settings().algorithms(), provider.keys()),
            null);
    validator.setMaxClockSkew(CLOCK_SKEW_SECONDS);
  }

  IDTokenClaimsSet check(OIDCTokens tokens, Nonce nonce) throws SignInFailure {
    JWT token = tokens.getIDToken();
    if (token == null) {
      throw new SignInFailure(Reason.INVALID, "the provider gives no ID token");
    }
    try {
      IDTokenClaimsSet claims = validator.validate(token, nonce);
      requireParty(claims);
      if (claims.getAccessTokenHash() != null) {
        AccessTokenValidator.validate(
            tokens.getAccessToken(),
            (JWSAlgorithm) token.getHeader().getAlgorithm(),
            claims.getAccessTokenHash());
      }
      return claims;
    } catch (KeySourceException e) {
      throw new SignInFailure(Reason.UNAVAILABLE, e.getMessage(), e);
    } catch (BadJOSEException | JOSEException | InvalidHashException e) {
      throw new SignInFailure(
          Reason.INVALID, "the provider's ID token is not valid: " + e.getMessage(), e);
    }
  }

  /** Refuses what was issued to another client, which the library lets through. */
  private void requireParty(IDTokenClaimsSet claims) throws SignInFailure {
    AuthorizedParty party = claims.getAuthorizedParty();
    boolean named = party != null && party.getValue().equals(client.getValue());
    if (!named && (party != null || claims.getAudience().size() > 1)) {
      throw new SignInFailure(Reason.INVALID, "the provider's ID token is for another client");
    }
  }
}
