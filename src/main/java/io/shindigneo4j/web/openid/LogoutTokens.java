package io.shindigneo4j.web.openid;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jwt.JWTParser;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.claims.LogoutTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.validators.LogoutTokenValidator;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.provider.IdentityProvider;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Takes logout tokens of the provider that are for us and new (OpenID Connect Back-Channel Logout
 * 1.0). Thread-safe.
 */
final class LogoutTokens {
  private static final Duration OLDEST = Duration.ofMinutes(5);

  private final LogoutTokenValidator validator;
  private final InstantSource clock;

  LogoutTokens(IdentityProvider provider, ClientID client, InstantSource clock) {
    this.clock = clock;
    validator =
        new LogoutTokenValidator(
            new Issuer(provider.settings().issuer()),
            client,
            new JWSVerificationKeySelector<>(provider.settings().algorithms(), provider.keys()),
            null);
    validator.setMaxClockSkew(IdTokenCheck.CLOCK_SKEW_SECONDS);
  }

  LogoutTokenClaimsSet check(String text) throws SignInFailure {
    try {
      LogoutTokenClaimsSet claims = validator.validate(JWTParser.parse(text));
      requireNew(claims.getIssueTime().toInstant());
      return claims;
    } catch (KeySourceException e) {
      throw new SignInFailure(Reason.UNAVAILABLE, e.getMessage(), e);
    } catch (ParseException e) {
      throw new SignInFailure(Reason.INVALID, "it is no JWT", e);
    } catch (BadJOSEException | JOSEException e) {
      throw new SignInFailure(Reason.INVALID, e.getMessage(), e);
    }
  }

  private void requireNew(Instant issued) throws SignInFailure {
    Instant now = clock.instant();
    boolean early = issued.isAfter(now.plusSeconds(IdTokenCheck.CLOCK_SKEW_SECONDS));
    if (early || issued.isBefore(now.minus(OLDEST))) {
      throw new SignInFailure(Reason.INVALID, "it was not issued just now");
    }
  }
}
