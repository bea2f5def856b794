package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.web.oauth2.Attacker.app;
import static io.shindigneo4j.web.oauth2.Attacker.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Addresses that an answer must not be sent to. */
final class RedirectAttacks {
  private static final String REFUSED = "400"; // by a page that leads nowhere
  private static final String SITE = OAuthServer.SITE_REDIRECT;

  private RedirectAttacks() {}

  static List<Attack> all() {
    List<Attack> rows = new ArrayList<>();
    addRedirects(rows);
    return rows;
  }

  private static void addRedirects(List<Attack> rows) {
    List<Map.Entry<String, String>> addresses =
        List.of(
            Map.entry("a suffix", SITE + "/more"),
            Map.entry("a suffix of the name", SITE + "2"),
            Map.entry("a slash at the end", SITE + "/"),
            Map.entry("a prefix", "https://evil.example/?" + SITE),
            Map.entry("a host below another", "https://site.example.evil.example/callback"),
            Map.entry("a host above", "https://evil.site.example/callback"),
            Map.entry("a user", "https://site.example@evil.example/callback"),
            Map.entry("a user of the host", "https://evil@site.example/callback"),
            Map.entry("another case of the host", "https://SITE.example/callback"),
            Map.entry("another case of the path", "https://site.example/Callback"),
            Map.entry("an encoded letter", "https://site.example/%63allback"),
            Map.entry("an encoded slash", "https://site.example%2Fcallback"),
            Map.entry("a fragment", SITE + "#x"),
            Map.entry("an empty fragment", SITE + "#"),
            Map.entry("a query", SITE + "?x=y"),
            Map.entry("a port", "https://site.example:8443/callback"),
            Map.entry("the port of the scheme", "https://site.example:443/callback"),
            Map.entry("a way up", "https://site.example/x/../callback"),
            Map.entry("a backslash", "https://evil.example\\@site.example/callback"),
            Map.entry("plain http", "http://site.example/callback"),
            Map.entry("a script", "javascript:alert(1)"),
            Map.entry("a relative address", "/callback"),
            Map.entry("a line break", SITE + "\r\nSet-Cookie: a=b"),
            Map.entry("that of another client", OAuthServer.APP_REDIRECT),
            Map.entry("nothing", ""));
    addresses.forEach(
        address ->
            Attack.add(
                rows,
                "a redirect address with " + address.getKey(),
                REFUSED,
                by -> by.authorize(site("redirect_uri", address.getValue()))));
    for (String address :
        List.of(
            "http://localhost/callback",
            "http://127.0.0.1/other",
            "http://127.0.0.1:1/callback?x=y",
            "http://127.0.0.1.evil.example/callback",
            "http://127.0.0.1:80@evil.example/callback",
            "http://127.0.0.2/callback",
            "https://127.0.0.1/callback")) {
      Attack.add(
          rows,
          "the loopback address " + address,
          REFUSED,
          by -> by.authorize(app("redirect_uri", address)));
    }
  }
}
