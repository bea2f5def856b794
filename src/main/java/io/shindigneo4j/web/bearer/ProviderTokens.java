package io.shindigneo4j.web.bearer;

import com.google.common.base.CharMatcher;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.DefaultJOSEObjectTypeVerifier;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import com.nimbusds.jwt.proc.JWTProcessor;
import io.shindigneo4j.opensocial.access.ApplicationId;
import java.text.ParseException;
import java.util.List;
import java.util.Optional;

/** Access tokens of a provider: signed JWTs for our audience (RFC 9068). */
final class ProviderTokens implements AccessTokens {

  private static final JOSEObjectType ACCESS_TOKEN = new JOSEObjectType("at+jwt");

  private final BearerSettings settings;
  private final JWTProcessor<SecurityContext> processor;

  ProviderTokens(BearerSettings settings, JWKSource<SecurityContext> keys, ClaimsCheck check) {
    this.settings = settings;
    DefaultJWTProcessor<SecurityContext> verifying = new DefaultJWTProcessor<>();
    verifying.setJWSTypeVerifier(
        new DefaultJOSEObjectTypeVerifier<>(ACCESS_TOKEN, JOSEObjectType.JWT, null));
    verifying.setJWSKeySelector(
        new JWSVerificationKeySelector<>(settings.provider().algorithms(), keys));
    verifying.setJWTClaimsSetVerifier(check);
    this.processor = verifying;
  }

  /** A JWS has three parts. */
  @Override
  public boolean mayKnow(String token) {
    return token.chars().filter(character -> character == '.').count() == 2;
  }

  @Override
  public Optional<AccessToken> find(String token) throws BearerException {
    try {
      return accessToken(processor.process(token, null));
    } catch (KeySourceException e) {
      throw BearerException.unavailable(e);
    } catch (ParseException | BadJOSEException | JOSEException e) {
      return Optional.empty();
    }
  }

  private Optional<AccessToken> accessToken(JWTClaimsSet claims) throws ParseException {
    Optional<String> known = settings.provider().personClaim().of(claims.getClaims());
    String client = client(claims);
    if (known.isEmpty() || client == null || !isApplication(client)) {
      return Optional.empty();
    }
    String person = known.get();
    List<String> scopes = scopes(claims);
    return Optional.of(
        new AccessToken(
            client,
            isOfClient(claims, person, client) ? null : person,
            settings.scopes().of(scopes),
            null,
            claims.getIssueTime().toInstant(),
            claims.getExpirationTime().toInstant()));
  }

  /** Another id would count as that of another application, or of a client and a person. */
  private static boolean isApplication(String client) {
    return client.equals(ApplicationId.of(client))
        && CharMatcher.whitespace().matchesNoneOf(client);
  }

  /** Null if the token names no client. */
  private static String client(JWTClaimsSet claims) throws ParseException {
    String client = claims.getStringClaim("client_id"); // RFC 9068
    return client == null ? claims.getStringClaim("azp") : client;
  }

  private static List<String> scopes(JWTClaimsSet claims) throws ParseException {
    Object scopes =
        claims.getClaim("scope") == null ? claims.getClaim("scp") : claims.getClaim("scope");
    if (scopes instanceof List<?>) {
      return claims.getStringListClaim(claims.getClaim("scope") == null ? "scp" : "scope");
    }
    return scopes instanceof String text ? List.of(text.strip().split("\\s+")) : List.of();
  }

  /** Whether the client acts for itself: RFC 9068, section 2.2, and Entra's way to say so. */
  private static boolean isOfClient(JWTClaimsSet claims, String subject, String client) {
    return subject.equals(client) || "app".equals(claims.getClaim("idtyp"));
  }
}
