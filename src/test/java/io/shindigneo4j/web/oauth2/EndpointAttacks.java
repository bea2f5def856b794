package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.web.oauth2.Attacker.asSite;
import static io.shindigneo4j.web.oauth2.Attacker.error;
import static io.shindigneo4j.web.oauth2.Attacker.site;
import static io.shindigneo4j.web.oauth2.Attacker.siteCode;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.web.launcher.Browser;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.json.JSONObject;

/** Forms and requests that no client sends. */
final class EndpointAttacks {
  private static final String NO_CLIENT = "401 invalid_client";
  private static final String SITE = OAuthServer.SITE_REDIRECT;

  private EndpointAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addForms(rows);
    addOtherEndpoints(rows);
    return rows;
  }

  private static void addForms(List<Attack> rows) {
    for (String type :
        List.of(
            "password",
            "implicit",
            "token",
            "urn:ietf:params:oauth:grant-type:jwt-bearer",
            "urn:ietf:params:oauth:grant-type:token-exchange")) {
      Attack.add(
          rows,
          "the grant type " + type,
          "400 unsupported_grant_type",
          by -> by.token(asSite("grant_type", type, "username", "john.doe", "password", "x")));
    }
    String own = Browser.encoded(asSite("grant_type", "client_credentials"));
    Attack.add(rows, "no grant type", "400 invalid_request", by -> by.token(asSite()));
    Attack.add(
        rows,
        "two grant types",
        "400 invalid_request",
        by -> by.token(own + "&grant_type=authorization_code"));
    Attack.add(
        rows, "two secrets", "400 invalid_request", by -> by.token(own + "&client_secret=x"));
    Attack.add(
        rows,
        "two scopes in a form",
        "400 invalid_request",
        by -> by.token(own + "&scope=people:read&scope=messages:write"));
    Attack.add(
        rows,
        "a secret in the address",
        NO_CLIENT,
        by -> error(by.stranger().post("/oauth2/token?" + own, "grant_type=client_credentials")));
    Attack.add(
        rows, "a form that is too large", "413", by -> by.token(own + "&x=" + "x".repeat(16384)));
    Attack.add(rows, "a hundred parameters more", "400", by -> by.token(own + "&a=b".repeat(100)));
    Attack.add(rows, "a malformed form", "400", by -> by.token(own + "&x=%zz"));
    Attack.add(
        rows, "a form by GET", "405", by -> error(by.stranger().get("/oauth2/token?" + own)));
  }

  private static void addOtherEndpoints(List<Attack> rows) {
    for (String address : List.of("requestToken", "authorize", "accessToken")) {
      Attack.add(
          rows,
          "OAuth 1.0a, which is switched off, at " + address,
          "404",
          by -> error(by.stranger().get("/oauth/" + address + "?oauth_token=x")));
    }
    Attack.add(
        rows,
        "a look at the token of another client",
        "false",
        by -> {
          by.server()
              .register(
                  "other",
                  Optional.of(new Secret(OAuthServer.SECRET)),
                  SITE,
                  EnumSet.of(GrantType.AUTHORIZATION_CODE));
          String access = by.tokens(siteCode(by.code(site()))).getString("access_token");
          return new JSONObject(
                  by.stranger()
                      .post("/oauth2/introspect", asSite("client_id", "other", "token", access))
                      .body())
              .getString("active");
        });
    Attack.add(
        rows, "a look at a code", "false", by -> Boolean.toString(by.isActive(by.code(site()))));
    Attack.add(
        rows,
        "a look by a public client",
        NO_CLIENT,
        by ->
            error(
                by.stranger()
                    .post("/oauth2/introspect", Map.of("client_id", "app", "token", "x"))));
    Attack.add(
        rows,
        "a look by nobody",
        NO_CLIENT,
        by -> error(by.stranger().post("/oauth2/introspect", Map.of("token", "x"))));
    Attack.add(
        rows,
        "taking back the token of another client",
        "200 true",
        by -> {
          String access = by.tokens(siteCode(by.code(site()))).getString("access_token");
          return error(
                  by.stranger().post("/oauth2/revoke", Map.of("client_id", "app", "token", access)))
              + " "
              + by.isActive(access);
        });
    Attack.add(rows, "another host in the metadata", "421", by -> by.host("Host", "evil.example"));
    for (String header : List.of("X-Forwarded-Host", "Forwarded", "X-Forwarded-For", "Via")) {
      Attack.add(
          rows,
          "another host in the metadata by " + header,
          "404",
          by -> by.host(header, "evil.example"));
    }
  }
}
