package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.web.oauth2.Attacker.appCode;
import static io.shindigneo4j.web.oauth2.Attacker.asSite;
import static io.shindigneo4j.web.oauth2.Attacker.basic;
import static io.shindigneo4j.web.oauth2.Attacker.changed;
import static io.shindigneo4j.web.oauth2.Attacker.error;
import static io.shindigneo4j.web.oauth2.Attacker.site;

import io.shindigneo4j.opensocial.oauth.Secret;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Clients that are not who they say. */
final class ClientAttacks {
  private static final String NO_GRANT = "400 invalid_grant";
  private static final String NO_CLIENT = "401 invalid_client";

  private ClientAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addClients(rows);
    addSigningClients(rows);
    return rows;
  }

  /** They have no secret here: whatever is sent, they are answered as who is not known. */
  private static void addSigningClients(List<Attack> rows) {
    String sealed = "unnamed.c2VhbGVk";
    Map<String, String> form = Map.of("grant_type", "client_credentials", "token", "x");
    for (String path : List.of("/oauth2/token", "/oauth2/introspect", "/oauth2/revoke")) {
      for (String secret : List.of("", sealed, new Secret(sealed).hash(), "null")) {
        Attack.add(
            rows,
            "a client that signs, at " + path + " with the secret '" + secret + "'",
            "as nobody: " + NO_CLIENT,
            by -> {
              by.server().registerSigning("reports", sealed);
              HttpResponse<String> known =
                  by.stranger().post(path, form, "Authorization", basic("reports", secret));
              HttpResponse<String> nobody =
                  by.stranger().post(path, form, "Authorization", basic("nobody", secret));
              return (known.body().equals(nobody.body()) ? "as nobody: " : "otherwise: ")
                  + error(known);
            });
      }
      Attack.add(
          rows,
          "a client that signs, at " + path + " without a secret",
          NO_CLIENT,
          by -> {
            by.server().registerSigning("reports", sealed);
            return error(by.stranger().post(path, changed(form, "client_id", "reports")));
          });
    }
  }

  private static void addClients(List<Attack> rows) {
    Map<String, String> own = Map.of("grant_type", "client_credentials");
    Attack.add(rows, "no client at the token endpoint", NO_CLIENT, by -> by.token(own));
    Attack.add(
        rows,
        "a wrong secret in the body",
        NO_CLIENT,
        by -> by.token(changed(own, "client_id", "site", "client_secret", "wrong")));
    Attack.add(
        rows,
        "a wrong secret in the header",
        NO_CLIENT,
        by -> by.token(own, "Authorization", basic("site", "wrong")));
    Attack.add(
        rows,
        "the hash of the secret",
        NO_CLIENT,
        by -> by.token(own, "Authorization", basic("site", new Secret(OAuthServer.SECRET).hash())));
    Attack.add(
        rows,
        "a client that is not known, answered as a wrong secret is",
        "true",
        by ->
            Boolean.toString(
                by.answer(own, basic("site", "wrong"))
                    .equals(by.answer(own, basic("nobody", "wrong")))));
    Attack.add(
        rows,
        "a confidential client without its secret",
        NO_CLIENT,
        by -> by.token(changed(own, "client_id", "site")));
    Attack.add(
        rows,
        "a public client with a secret",
        NO_CLIENT,
        by -> by.token(appCode("any", "client_secret", "any")));
    Attack.add(
        rows,
        "a disabled client with its secret",
        NO_CLIENT,
        by -> {
          by.server().clients().enable("site", false).get(1, TimeUnit.MINUTES);
          return by.token(asSite("grant_type", "client_credentials"));
        });
    Attack.add(
        rows,
        "a client in the header and in the body",
        "400 invalid_request",
        by ->
            by.token(
                asSite("grant_type", "client_credentials"),
                "Authorization",
                basic("site", OAuthServer.SECRET)));
    Attack.add(
        rows,
        "one client in the header, another in the body",
        "400 invalid_request",
        by ->
            by.token(
                changed(own, "client_id", "app"),
                "Authorization",
                basic("site", OAuthServer.SECRET)));
    Attack.add(
        rows,
        "a header that is malformed",
        NO_CLIENT,
        by -> by.token(own, "Authorization", "Basic !"));
    Attack.add(
        rows,
        "a header of another scheme",
        NO_CLIENT,
        by -> by.token(own, "Authorization", "Bearer x"));
    Attack.add(
        rows,
        "a signed assertion without a signature",
        NO_CLIENT,
        by ->
            by.token(
                changed(
                    own,
                    "client_id",
                    "site",
                    "client_assertion",
                    "eyJhbGciOiJub25lIn0.eyJzdWIiOiJzaXRlIn0.",
                    "client_assertion_type",
                    "urn:ietf:params:oauth:client-assertion-type:jwt-bearer")));
    Attack.add(
        rows,
        "credentials of a public client",
        "400 unauthorized_client",
        by -> by.token(changed(own, "client_id", "app")));
    Attack.add(
        rows,
        "a person who has not consented",
        NO_GRANT,
        by ->
            by.token(
                asSite("grant_type", "client_credentials", "xoauth_requestor_id", "jane.doe")));
    Attack.add(
        rows,
        "a person who is not there",
        NO_GRANT,
        by ->
            by.token(asSite("grant_type", "client_credentials", "xoauth_requestor_id", "nobody")));
    Attack.add(
        rows,
        "a person beyond the consent",
        "400 invalid_scope",
        by -> {
          by.code(site());
          return by.token(
              asSite(
                  "grant_type",
                  "client_credentials",
                  "xoauth_requestor_id",
                  "john.doe",
                  "scope",
                  OAuthServer.SCOPES));
        });
    Attack.add(
        rows,
        "credentials for scopes that the client may not have",
        "400 invalid_scope",
        by -> by.token(asSite("grant_type", "client_credentials", "scope", "people:write")));
  }
}
