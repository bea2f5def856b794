package io.shindigneo4j.installation;

import io.restassured.RestAssured;
import io.restassured.builder.RequestSpecBuilder;
import io.restassured.config.HttpClientConfig;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;

/** Requests to a running Shindig as a viewer. */
final class SocialApi {

  private final String address;

  SocialApi(String address) {
    this.address = address;
  }

  /** A request with the viewer's token; the viewer is also the owner. */
  RequestSpecification as(String viewer) {
    return as(viewer, "1");
  }

  /** A request of that application on the viewer's behalf. */
  RequestSpecification as(String viewer, String application) {
    return asNobody().header("X-Shindig-ST", Tokens.encrypted(viewer, viewer, application));
  }

  /** A request without a token. */
  RequestSpecification asNobody() {
    return RestAssured.given()
        .spec(
            new RequestSpecBuilder()
                .setBaseUri(address + "social")
                .setContentType(ContentType.JSON)
                .setConfig(RestAssured.config().httpClient(deadline()))
                .build());
  }

  private static HttpClientConfig deadline() {
    return HttpClientConfig.httpClientConfig()
        .setParam("http.connection.timeout", TestDeadlines.HANGING_MILLIS)
        .setParam("http.socket.timeout", TestDeadlines.HANGING_MILLIS);
  }
}
