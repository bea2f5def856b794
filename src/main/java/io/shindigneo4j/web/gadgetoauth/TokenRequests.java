package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.AuthorizationGrant;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;

/** Asks servers of OAuth 2.0 for tokens. */
final class TokenRequests {
  private final ServiceEndpoint endpoint;
  private final ServiceSecrets secrets;

  @Inject
  TokenRequests(ServiceEndpoint endpoint, ServiceSecrets secrets) {
    this.endpoint = endpoint;
    this.secrets = secrets;
  }

  /**
   * What a server says to a grant, also if it refuses.
   *
   * @throws ServiceFailure where it says neither
   */
  TokenResponse send(GadgetService service, AuthorizationGrant grant) throws ServiceFailure {
    HttpResponse response = endpoint.ask(service, request(request(service, grant)));
    try {
      HTTPResponse answer = new HTTPResponse(response.getHttpStatusCode());
      answer.setContentType(response.getHeader("Content-Type"));
      answer.setBody(response.getResponseAsString());
      JsonSyntax.checked(answer.getBody());
      return TokenResponse.parse(answer);
    } catch (ParseException | IllegalArgumentException e) {
      throw new ServiceFailure(FailureCode.REFUSED, "The service has given no token");
    }
  }

  private HTTPRequest request(GadgetService service, AuthorizationGrant grant)
      throws ServiceFailure {
    URI address = URI.create(service.token());
    ClientID client = new ClientID(service.client());
    TokenRequest.Builder request =
        switch (service.proof()) {
          case CLIENT_SECRET_BASIC ->
              new TokenRequest.Builder(
                  address, new ClientSecretBasic(client, secret(service)), grant);
          case CLIENT_SECRET_POST ->
              new TokenRequest.Builder(
                  address, new ClientSecretPost(client, secret(service)), grant);
          default -> new TokenRequest.Builder(address, client, grant);
        };
    return request.build().toHTTPRequest();
  }

  private Secret secret(GadgetService service) throws ServiceFailure {
    return new Secret(secrets.of(service));
  }

  private static HttpRequest request(HTTPRequest asked) {
    HttpRequest request = new HttpRequest(Uri.parse(asked.getURL().toString()));
    request.setMethod(asked.getMethod().name());
    asked.getHeaderMap().forEach((name, values) -> request.setHeader(name, values.get(0)));
    request.setHeader("Accept", "application/json");
    request.setPostBody(asked.getBody().getBytes(StandardCharsets.UTF_8));
    return request;
  }
}
