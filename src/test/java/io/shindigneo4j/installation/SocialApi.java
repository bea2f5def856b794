package io.shindigneo4j.installation;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.restassured.RestAssured;
import io.restassured.builder.RequestSpecBuilder;
import io.restassured.config.HttpClientConfig;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.net.URLEncoder;

/** Requests to a running Shindig as a viewer. */
final class SocialApi {
  private static final int TIMEOUT_MILLISECONDS = 30_000;

  private final String address;

  SocialApi(String address) {
    this.address = address;
  }

  /** A request with the viewer's token; the viewer is also the owner. */
  RequestSpecification as(String viewer) {
    return RestAssured.given()
        .spec(
            new RequestSpecBuilder()
                .setBaseUri(address + "social")
                .setContentType(ContentType.JSON)
                .setConfig(RestAssured.config().httpClient(deadline()))
                .addHeader("X-Shindig-ST", token(viewer))
                .build());
  }

  private static HttpClientConfig deadline() {
    return HttpClientConfig.httpClientConfig()
        .setParam("http.connection.timeout", TIMEOUT_MILLISECONDS)
        .setParam("http.socket.timeout", TIMEOUT_MILLISECONDS);
  }

  private static String token(String viewer) {
    String application = URLEncoder.encode("http://localhost/gadget.xml", UTF_8);
    return String.join(":", viewer, viewer, "1", "shindig", application, "0", "default");
  }
}
