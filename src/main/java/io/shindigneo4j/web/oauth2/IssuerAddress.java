package io.shindigneo4j.web.oauth2;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.web.client.Loopback;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * By which address clients know our server: what the settings say, and nothing that a request says.
 * On this machine alone, it is the address of the request.
 *
 * @param setting empty if there is none
 */
record IssuerAddress(Optional<String> setting) {
  private static final Pattern FORM =
      Pattern.compile(
          "(https://[A-Za-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1|\\[::1]))(:[0-9]{1,5})?"
              + "(/[A-Za-z0-9._~-]+)*");

  /**
   * @throws InvalidSettingException if it is no address for an issuer
   */
  static IssuerAddress from(Function<String, Optional<String>> find) {
    return new IssuerAddress(
        new SettingValues(find)
            .get(OAuthSetting.ISSUER, text -> Optional.of(checked(text)))
            .filter(text -> !text.isEmpty()));
  }

  private static String checked(String text) {
    if (!text.isEmpty() && !FORM.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "it must be as https://social.example.org, without a slash at its end");
    }
    return text;
  }

  /**
   * The issuer, as the address below which all endpoints are.
   *
   * @throws Refusal with 404 where the settings have none and others may call
   */
  String of(HttpServletRequest request) throws Refusal {
    if (setting.isPresent()) {
      return setting.get();
    }
    if (!Loopback.isLocal(request)) {
      throw new Refusal(
          HttpServletResponse.SC_NOT_FOUND,
          "There is no OAuth server here: " + OAuthSetting.ISSUER.key() + " is not set");
    }
    return request.getScheme()
        + "://"
        + request.getServerName()
        + ":"
        + request.getServerPort()
        + request.getContextPath();
  }
}
