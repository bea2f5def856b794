package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.GrantType;
import com.nimbusds.oauth2.sdk.ResponseMode;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.as.AuthorizationServerMetadata;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import io.shindigneo4j.opensocial.access.Scopes;
import io.shindigneo4j.web.page.JsonResponse;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Refusal;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Tells clients what our server can do, as RFC 8414 has it. */
public final class ServerMetadataServlet extends PageServlet {
  private static final long serialVersionUID = 1L;
  private static final List<ClientAuthenticationMethod> WITH_SECRET =
      List.of(
          ClientAuthenticationMethod.CLIENT_SECRET_BASIC,
          ClientAuthenticationMethod.CLIENT_SECRET_POST);
  private static final List<ClientAuthenticationMethod> ANY =
      List.of(WITH_SECRET.get(0), WITH_SECRET.get(1), ClientAuthenticationMethod.NONE);

  private transient IssuerAddress issuer;

  @Inject
  void set(IssuerAddress issuer) {
    this.issuer = issuer;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    String json = metadata(issuer.of(request)).toJSONObject().toJSONString();
    CrossOrigin.allowAnybody(response);
    JsonResponse.write(response, HttpServletResponse.SC_OK, json);
  }

  private static AuthorizationServerMetadata metadata(String issuer) {
    AuthorizationServerMetadata metadata = new AuthorizationServerMetadata(new Issuer(issuer));
    metadata.setAuthorizationEndpointURI(URI.create(issuer + "/oauth2/authorize"));
    metadata.setTokenEndpointURI(URI.create(issuer + "/oauth2/token"));
    metadata.setRevocationEndpointURI(URI.create(issuer + "/oauth2/revoke"));
    metadata.setIntrospectionEndpointURI(URI.create(issuer + "/oauth2/introspect"));
    metadata.setScopes(new Scope(Scopes.known().toArray(String[]::new)));
    metadata.setResponseTypes(List.of(ResponseType.CODE));
    metadata.setResponseModes(List.of(ResponseMode.QUERY));
    metadata.setGrantTypes(
        List.of(
            GrantType.AUTHORIZATION_CODE, GrantType.REFRESH_TOKEN, GrantType.CLIENT_CREDENTIALS));
    metadata.setCodeChallengeMethods(List.of(CodeChallengeMethod.S256));
    metadata.setTokenEndpointAuthMethods(ANY);
    metadata.setRevocationEndpointAuthMethods(ANY);
    metadata.setIntrospectionEndpointAuthMethods(WITH_SECRET);
    metadata.setSupportsAuthorizationResponseIssuerParam(true);
    return metadata;
  }
}
