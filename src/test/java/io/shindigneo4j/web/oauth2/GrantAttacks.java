package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.web.oauth2.Attacker.app;
import static io.shindigneo4j.web.oauth2.Attacker.appCode;
import static io.shindigneo4j.web.oauth2.Attacker.asSite;
import static io.shindigneo4j.web.oauth2.Attacker.site;
import static io.shindigneo4j.web.oauth2.Attacker.siteCode;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.json.JSONObject;

/** Codes and refresh tokens that are not good any more, or for somebody else. */
final class GrantAttacks {
  private static final String NO_GRANT = "400 invalid_grant";
  private static final String SITE = OAuthServer.SITE_REDIRECT;

  private GrantAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addCodes(rows);
    addRefreshes(rows);
    return rows;
  }

  private static void addCodes(List<Attack> rows) {
    Attack.add(
        rows,
        "a code that comes again, and the tokens of the first time",
        NO_GRANT + " false false",
        by -> {
          String code = by.code(site());
          JSONObject issued = by.tokens(siteCode(code));
          String again = by.token(siteCode(code));
          return again
              + " "
              + by.isActive(issued.getString("access_token"))
              + " "
              + by.isActive(issued.getString("refresh_token"));
        });
    Attack.add(
        rows,
        "the code of another client",
        NO_GRANT,
        by -> {
          by.server()
              .register(
                  "other",
                  Optional.of(new Secret("o".repeat(40))),
                  SITE,
                  EnumSet.of(GrantType.AUTHORIZATION_CODE));
          return by.token(
              siteCode(by.code(site()), "client_id", "other", "client_secret", "o".repeat(40)));
        });
    Attack.add(
        rows,
        "a code for another redirect address",
        NO_GRANT,
        by -> by.token(siteCode(by.code(site()), "redirect_uri", SITE + "/")));
    Attack.add(
        rows,
        "a code for no redirect address",
        "400 invalid_request",
        by -> by.token(siteCode(by.code(site()), "redirect_uri", "")));
    Attack.add(
        rows,
        "a code without its verifier",
        NO_GRANT,
        by -> by.token(appCode(by.code(app()), "code_verifier", "")));
    Attack.add(
        rows,
        "a code with another verifier",
        NO_GRANT,
        by -> by.token(appCode(by.code(app()), "code_verifier", "w".repeat(43))));
    Attack.add(
        rows,
        "a code with the challenge as its verifier",
        NO_GRANT,
        by -> by.token(appCode(by.code(app()), "code_verifier", Attacker.CHALLENGE)));
    Attack.add(
        rows,
        "a code with a short verifier",
        "400 invalid_request",
        by -> by.token(appCode(by.code(app()), "code_verifier", "v")));
    Attack.add(
        rows,
        "a verifier for a code without a challenge",
        NO_GRANT,
        by -> by.token(siteCode(by.code(site()), "code_verifier", Attacker.VERIFIER)));
    Attack.add(
        rows,
        "the code of a confidential client with a challenge, without its verifier",
        NO_GRANT,
        by ->
            by.token(
                siteCode(
                    by.code(
                        site(
                            "code_challenge",
                            Attacker.CHALLENGE,
                            "code_challenge_method",
                            "S256")))));
    Attack.add(
        rows,
        "a code as a refresh token",
        NO_GRANT,
        by -> by.token(asSite("grant_type", "refresh_token", "refresh_token", by.code(site()))));
    Attack.add(rows, "a guessed code", NO_GRANT, by -> by.token(siteCode("guess")));
    Attack.add(rows, "no code", "400 invalid_request", by -> by.token(siteCode("")));
  }

  private static void addRefreshes(List<Attack> rows) {
    Attack.add(
        rows,
        "a refresh token that comes again, and those after it",
        NO_GRANT + " false false",
        by -> {
          String first = by.tokens(siteCode(by.code(site()))).getString("refresh_token");
          JSONObject next =
              by.tokens(asSite("grant_type", "refresh_token", "refresh_token", first));
          String again = by.token(asSite("grant_type", "refresh_token", "refresh_token", first));
          return again
              + " "
              + by.isActive(next.getString("access_token"))
              + " "
              + by.isActive(next.getString("refresh_token"));
        });
    Attack.add(
        rows,
        "the refresh token of another client",
        NO_GRANT,
        by -> {
          String refresh = by.tokens(siteCode(by.code(site()))).getString("refresh_token");
          return by.token(
              Map.of("grant_type", "refresh_token", "refresh_token", refresh, "client_id", "app"));
        });
    Attack.add(
        rows,
        "a refresh token for more scopes",
        "400 invalid_scope",
        by -> {
          String refresh = by.tokens(siteCode(by.code(site()))).getString("refresh_token");
          return by.token(
              asSite(
                  "grant_type",
                  "refresh_token",
                  "refresh_token",
                  refresh,
                  "scope",
                  OAuthServer.SCOPES));
        });
    Attack.add(
        rows,
        "an access token as a refresh token",
        NO_GRANT,
        by -> {
          String access = by.tokens(siteCode(by.code(site()))).getString("access_token");
          return by.token(asSite("grant_type", "refresh_token", "refresh_token", access));
        });
    Attack.add(
        rows,
        "a refresh token after John has withdrawn his consent",
        NO_GRANT,
        by -> {
          String refresh = by.tokens(siteCode(by.code(site()))).getString("refresh_token");
          by.server().consents().withdraw("john.doe", "site").get(1, TimeUnit.MINUTES);
          return by.token(asSite("grant_type", "refresh_token", "refresh_token", refresh));
        });
  }
}
