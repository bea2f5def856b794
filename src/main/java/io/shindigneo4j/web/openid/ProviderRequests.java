package io.shindigneo4j.web.openid;

import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPRequestSender;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.http.ReadOnlyHTTPRequest;
import com.nimbusds.oauth2.sdk.http.ReadOnlyHTTPResponse;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.provider.ProviderClient;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Semaphore;

/**
 * Sends the library's requests by our client, a few at a time: a slow provider does not hold all
 * threads of this server. Thread-safe.
 */
final class ProviderRequests implements HTTPRequestSender {
  private static final int MAX_AT_A_TIME = 16;

  private final ProviderClient client;
  private final Semaphore places = new Semaphore(MAX_AT_A_TIME);

  ProviderRequests(ProviderClient client) {
    this.client = client;
  }

  /**
   * The answer, whatever its status.
   *
   * @throws SignInFailure if there is none in time
   */
  HTTPResponse ask(HTTPRequest request) throws SignInFailure {
    if (!places.tryAcquire()) {
      throw new SignInFailure(Reason.UNAVAILABLE, "too many requests to the provider are pending");
    }
    try {
      return request.send(this);
    } catch (IOException e) {
      throw new SignInFailure(Reason.UNAVAILABLE, e.getMessage(), e);
    } finally {
      places.release();
    }
  }

  @Override
  public ReadOnlyHTTPResponse send(ReadOnlyHTTPRequest asked) throws IOException {
    HttpRequest.Builder request = HttpRequest.newBuilder(asked.getURI());
    asked
        .getHeaderMap()
        .forEach((name, values) -> values.forEach(value -> request.header(name, value)));
    String body = asked.getBody();
    request.method(
        asked.getMethod().name(),
        body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    return response(client.send(request.build()));
  }

  private static HTTPResponse response(HttpResponse<byte[]> answer) throws IOException {
    HTTPResponse response = new HTTPResponse(answer.statusCode());
    try {
      String type = answer.headers().firstValue("Content-Type").orElse(null);
      if (type != null) {
        response.setContentType(type);
      }
    } catch (ParseException e) {
      throw new IOException("the type of the answer is malformed", e);
    }
    response.setBody(new String(answer.body(), StandardCharsets.UTF_8));
    return response;
  }
}
