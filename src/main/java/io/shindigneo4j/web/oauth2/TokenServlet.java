package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.AccessTokenResponse;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.token.BearerAccessToken;
import com.nimbusds.oauth2.sdk.token.RefreshToken;
import com.nimbusds.oauth2.sdk.token.Tokens;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.opensocial.oauth.TokenResponse;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.JsonResponse;
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
  void answer(
      Client client,
      Parameters form,
      String issuer,
      HttpServletResponse response,
      RequestAudit audit)
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
    audit.add(event(type, issued));
    JsonResponse.write(response, HttpServletResponse.SC_OK, json(issued));
  }

  private static AuditEvent event(String type, TokenResponse issued) {
    AuditKind kind = type.equals("refresh_token") ? AuditKind.TOKEN_REFRESH : AuditKind.TOKEN_ISSUE;
    return kind.done()
        .with("person", issued.grant().person())
        .with("client", issued.grant().client())
        .with("type", type)
        .with("scopes", String.join(" ", issued.grant().scopes()))
        .with("grant", issued.grant().id())
        .with("token", issued.access().digest());
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
