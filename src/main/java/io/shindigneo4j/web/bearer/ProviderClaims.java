package io.shindigneo4j.web.bearer;

import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;
import java.util.List;

/** The claims that providers name differently. */
final class ProviderClaims {

  private ProviderClaims() {}

  /** Null if the token names no client. */
  static String client(JWTClaimsSet claims) throws ParseException {
    String client = claims.getStringClaim("client_id"); // RFC 9068
    return client == null ? claims.getStringClaim("azp") : client;
  }

  static List<String> scopes(JWTClaimsSet claims) throws ParseException {
    Object scopes =
        claims.getClaim("scope") == null ? claims.getClaim("scp") : claims.getClaim("scope");
    if (scopes instanceof List<?>) {
      return claims.getStringListClaim(claims.getClaim("scope") == null ? "scp" : "scope");
    }
    return scopes instanceof String text ? List.of(text.strip().split("\\s+")) : List.of();
  }

  /** Whether the client acts for itself: RFC 9068, section 2.2, and Entra's way to say so. */
  static boolean isOfClient(JWTClaimsSet claims, String subject, String client) {
    return subject.equals(client) || "app".equals(claims.getClaim("idtyp"));
  }
}
