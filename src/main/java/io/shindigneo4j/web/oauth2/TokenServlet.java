package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.AccessTokenResponse;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.token.BearerAccessToken;
import com.nimbusds.oauth2.sdk.token.RefreshToken;
import com.nimbusds.oauth2.sdk.token.Tokens;
import io.shindigneo4j.opensocial.oauth.TokenResponse;
import io.shindigneo4j.schema.authorization.Client;
import io.shindigneo4j.web.page.Json;
import io.shindigneo4j.web.page.Parameters;
import java.io.IOException;
import javax.servlet.http.HttpServletResponse;

/** The token endpoint: a grant comes in, tokens go out. */
public final class TokenServlet extends ClientServlet {
  private static final long serialVersionUID = 1L;

  private transient TokenGrants grants;

  @Inject
  void set(TokenGrants grants) {
    this.grants = grants;
  }

  @Override
  boolean isForPages() {
    return true;
  }

  @Override
  void answer(Client client, Parameters form, String issuer, HttpServletResponse response)
      throws OAuthFailure, IOException {
    String type =
        form.get("grant_type")
            .orElseThrow(
                () -> new OAuthFailure(OAuth2Error.INVALID_REQUEST, "There is no grant_type"));
    TokenResponse issued =
        switch (type) {
          case "authorization_code" -> grants.code(client, form);
          case "refresh_token" -> grants.refresh(client, form);
          case "client_credentials" -> grants.credentials(client, form);
          default ->
              throw new OAuthFailure(
                  OAuth2Error.UNSUPPORTED_GRANT_TYPE, "There is no such grant_type here");
        };
    Json.write(response, HttpServletResponse.SC_OK, json(issued));
  }

  private static String json(TokenResponse issued) {
    BearerAccessToken access =
        new BearerAccessToken(
            issued.access().text(),
            issued.lifetime().toSeconds(),
            new Scope(issued.grant().scopes().toArray(String[]::new)));
    RefreshToken refresh =
        issued.refresh().map(token -> new RefreshToken(token.text())).orElse(null);
    return new AccessTokenResponse(new Tokens(access, refresh)).toJSONObject().toJSONString();
  }
}
