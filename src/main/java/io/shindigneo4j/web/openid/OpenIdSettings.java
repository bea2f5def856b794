package io.shindigneo4j.web.openid;

import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.id.ClientID;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.web.provider.ProviderSetting;
import java.net.URI;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;

/**
 * How people sign in by a provider.
 *
 * @param client our id at the provider
 * @param secret empty for a public client
 * @param origin by which browsers know us
 * @param newPeople whether those without a profile get one
 */
record OpenIdSettings(
    ClientID client,
    Optional<Secret> secret,
    String origin,
    Scope scopes,
    ProfileMapping profile,
    boolean newPeople) {

  private static final Pattern ORIGIN =
      Pattern.compile(
          "(https://[A-Za-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1|\\[::1]))(:[0-9]{1,5})?");
  private static final Pattern PORT = Pattern.compile(":[0-9]+$");
  private static final Pattern SCOPES = Pattern.compile("[!#-\\[\\]-~]+( +[!#-\\[\\]-~]+)*");

  /**
   * The settings; empty if nobody signs in by a provider.
   *
   * @throws InvalidSettingException for a value that makes no sense, or one that is missing
   */
  static Optional<OpenIdSettings> from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    String client = values.verbatim(ProviderSetting.CLIENT).strip();
    if (client.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new OpenIdSettings(
            new ClientID(client),
            ClientSecret.from(values),
            values.get(OpenIdSetting.ORIGIN, OpenIdSettings::origin),
            values.get(OpenIdSetting.SCOPES, OpenIdSettings::scopes),
            values.get(OpenIdSetting.PROFILE, ProfileMapping::parse),
            values.flag(OpenIdSetting.NEW_PEOPLE)));
  }

  private static String origin(String text) {
    if (!ORIGIN.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "it must be as https://social.example.org, without a slash at its end");
    }
    return text;
  }

  private static Scope scopes(String text) {
    Scope scopes = Scope.parse(text);
    if (!SCOPES.matcher(text).matches() || !scopes.contains("openid")) {
      throw new IllegalArgumentException("it must have openid, and blanks between scopes");
    }
    return scopes;
  }

  /** Whether a browser has come by our origin but for its port: it keeps cookies for there. */
  boolean isOriginOf(HttpServletRequest request) {
    String site = request.getScheme() + "://" + request.getServerName();
    return site.equalsIgnoreCase(PORT.matcher(origin).replaceFirst(""));
  }

  /**
   * An address of ours, as browsers and the provider know it.
   *
   * @param contextPath of the web application
   */
  URI address(String contextPath, String path) {
    return URI.create(origin + contextPath + path);
  }
}
