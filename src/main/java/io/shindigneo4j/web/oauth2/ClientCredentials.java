package io.shindigneo4j.web.oauth2;

import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.page.Parameters;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;

/**
 * Who a client says to be: by {@code client_secret_basic}, {@code client_secret_post}, or without a
 * secret.
 */
record ClientCredentials(String id, Optional<Secret> secret) {
  private static final String ID = "client_id";
  private static final String SECRET = "client_secret";
  private static final String ASSERTION = "client_assertion";

  /**
   * @throws OAuthFailure if there are none, or those of two methods
   */
  static ClientCredentials of(HttpServletRequest request, Parameters form) throws OAuthFailure {
    String header = request.getHeader("Authorization");
    if (form.get(ASSERTION).isPresent()) {
      throw new OAuthFailure(OAuth2Error.INVALID_CLIENT, "Signed credentials are not supported");
    }
    return header == null ? inBody(form) : inHeader(header, form);
  }

  private static ClientCredentials inBody(Parameters form) throws OAuthFailure {
    String id =
        form.get(ID)
            .orElseThrow(
                () -> new OAuthFailure(OAuth2Error.INVALID_CLIENT, "The client is not named"));
    return new ClientCredentials(id, form.get(SECRET).map(Secret::new));
  }

  private static ClientCredentials inHeader(String header, Parameters form) throws OAuthFailure {
    if (form.get(SECRET).isPresent()) {
      throw new OAuthFailure(
          OAuth2Error.INVALID_REQUEST, "The client has authenticated itself in two ways");
    }
    ClientCredentials given = parse(header);
    if (form.get(ID).filter(id -> !id.equals(given.id())).isPresent()) {
      throw new OAuthFailure(OAuth2Error.INVALID_REQUEST, "Two clients are named");
    }
    return given;
  }

  /** One or more blanks may be after the name of a scheme (RFC 9110, section 11.4). */
  private static String withOneBlank(String header) {
    int end = header.indexOf(' ');
    return end < 0 ? header : header.substring(0, end + 1) + header.substring(end).strip();
  }

  private static ClientCredentials parse(String header) throws OAuthFailure {
    try {
      ClientSecretBasic basic = ClientSecretBasic.parse(withOneBlank(header));
      return new ClientCredentials(
          basic.getClientID().getValue(),
          Optional.of(basic.getClientSecret().getValue())
              .filter(secret -> !secret.isEmpty())
              .map(Secret::new));
    } catch (ParseException | IllegalArgumentException e) {
      throw new OAuthFailure(OAuth2Error.INVALID_CLIENT, "The header Authorization is malformed");
    }
  }
}
