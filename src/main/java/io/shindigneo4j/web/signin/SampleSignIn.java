package io.shindigneo4j.web.signin;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.web.client.Loopback;
import io.shindigneo4j.web.endpoint.EndpointSetting;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;

/**
 * Sign-in as one of the sample people, without a password: for whoever sits at this machine.
 *
 * @param isOn whether the settings allow it
 */
record SampleSignIn(boolean isOn) {
  private static final Pattern ANY = Pattern.compile(".*");

  /**
   * @throws InvalidSettingException if it is on, and this server has names that others may call
   */
  static SampleSignIn from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    boolean on = values.flag(SignInSetting.SAMPLE);
    Set<String> hosts = values.names(EndpointSetting.HOSTS, ANY, "a name");
    if (on && (hosts.isEmpty() || !hosts.stream().allMatch(Loopback::isName))) {
      throw new InvalidSettingException(
          SignInSetting.SAMPLE.key()
              + " is for this machine alone: set "
              + EndpointSetting.HOSTS.key()
              + " to localhost");
    }
    return new SampleSignIn(on);
  }

  boolean isOffered(HttpServletRequest request) {
    return isOn && Loopback.isLocal(request);
  }
}
