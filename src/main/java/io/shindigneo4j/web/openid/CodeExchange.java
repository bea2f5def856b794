package io.shindigneo4j.web.openid;

import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.token.OIDCTokens;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import java.net.URI;
import java.util.List;

/** Takes a code to the provider, for tokens. Thread-safe. */
final class CodeExchange {
  private final OpenIdSettings settings;
  private final ProviderRequests requests;

  CodeExchange(OpenIdSettings settings, ProviderRequests requests) {
    this.settings = settings;
    this.requests = requests;
  }

  OIDCTokens redeem(
      OIDCProviderMetadata provider, AuthorizationCode code, PendingSignIn pending, URI callback)
      throws SignInFailure {
    AuthorizationCodeGrant grant =
        new AuthorizationCodeGrant(code, callback, new CodeVerifier(pending.verifier()));
    TokenRequest request =
        settings
            .secret()
            .map(
                secret ->
                    new TokenRequest(
                        provider.getTokenEndpointURI(), authentication(provider, secret), grant))
            .orElseGet(
                () -> new TokenRequest(provider.getTokenEndpointURI(), settings.client(), grant));
    return tokens(request);
  }

  /** By the header, unless the provider takes forms alone. */
  private ClientAuthentication authentication(OIDCProviderMetadata provider, Secret secret) {
    List<ClientAuthenticationMethod> methods = provider.getTokenEndpointAuthMethods();
    boolean byForm =
        methods != null
            && !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
            && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST);
    return byForm
        ? new ClientSecretPost(settings.client(), secret)
        : new ClientSecretBasic(settings.client(), secret);
  }

  private OIDCTokens tokens(TokenRequest request) throws SignInFailure {
    try {
      TokenResponse response = OIDCTokenResponseParser.parse(requests.ask(request.toHTTPRequest()));
      if (response instanceof OIDCTokenResponse success) {
        return success.getOIDCTokens();
      }
      ErrorObject error = response.toErrorResponse().getErrorObject();
      throw new SignInFailure(
          Reason.REFUSED,
          "the provider gives no tokens: " + error.getHTTPStatusCode() + " " + error.getCode());
    } catch (ParseException e) {
      throw new SignInFailure(Reason.INVALID, "the provider's token response is malformed", e);
    }
  }
}
