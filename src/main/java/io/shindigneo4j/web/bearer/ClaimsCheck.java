package io.shindigneo4j.web.bearer;

import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.BadJWTException;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import java.time.InstantSource;
import java.util.Date;
import java.util.Set;

/**
 * Lets access tokens through that are for us and valid now. The provider's other tokens look alike:
 * an ID token has a nonce or hashes, a logout token has events, and Keycloak says what each is.
 */
final class ClaimsCheck extends DefaultJWTClaimsVerifier<SecurityContext> {

  private static final int CLOCK_SKEW_SECONDS = 30;
  private static final Set<String> REQUIRED = Set.of("iat", "exp");
  private static final Set<String> OF_OTHER_TOKENS = Set.of("nonce", "at_hash", "c_hash", "events");

  private final InstantSource clock;

  ClaimsCheck(BearerSettings settings, InstantSource clock) {
    super(
        Set.of(settings.audience()),
        new JWTClaimsSet.Builder().issuer(settings.provider().issuer()).build(),
        REQUIRED,
        OF_OTHER_TOKENS);
    this.clock = clock;
    setMaxClockSkew(CLOCK_SKEW_SECONDS);
  }

  @Override
  public void verify(JWTClaimsSet claims, SecurityContext context) throws BadJWTException {
    super.verify(claims, context);
    Object kind = claims.getClaim("typ");
    if (kind != null && !"Bearer".equals(kind)) {
      throw new BadJWTException("Not an access token");
    }
    if (claims
        .getIssueTime()
        .toInstant()
        .isAfter(clock.instant().plusSeconds(CLOCK_SKEW_SECONDS))) {
      throw new BadJWTException("Issued in the future");
    }
  }

  @Override
  protected Date currentTime() {
    return Date.from(clock.instant());
  }
}
