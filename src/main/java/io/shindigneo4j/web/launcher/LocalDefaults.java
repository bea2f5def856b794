package io.shindigneo4j.web.launcher;

import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.endpoint.EndpointSetting;
import io.shindigneo4j.web.limit.LimitSetting;
import io.shindigneo4j.web.origin.OriginSetting;
import io.shindigneo4j.web.outbound.OutboundSetting;
import io.shindigneo4j.web.signin.SignInSetting;
import io.shindigneo4j.web.token.TokenKeyFile;
import io.shindigneo4j.web.token.TokenSetting;
import java.io.IOException;
import java.nio.file.Path;

/** Sets system properties for a Shindig on the loopback address, unless the user has set them. */
final class LocalDefaults {
  /** The application in the tokens of the container page. */
  static final String CONTAINER = "container";

  private static final String KEY_FILE = "token.key";

  private LocalDefaults() {}

  /** Sets the key for security tokens, and creates it at the first start. */
  static void publishKey(SettingSources sources, Path data) {
    if (isSet(sources, TokenSetting.KEY) || isSet(sources, TokenSetting.KEY_FILE)) {
      return;
    }
    Path file = data.resolve(KEY_FILE);
    try {
      TokenKeyFile.createIfAbsent(file);
    } catch (IOException e) {
      throw new LaunchException("The key of the security tokens could not be written", e);
    }
    System.setProperty(TokenSetting.KEY_FILE.key(), file.toString());
  }

  /** Sets what depends on the port. */
  static void publishHosts(SettingSources sources, int port) {
    String own = "localhost:" + port;
    System.setProperty(OutboundSetting.INTERNAL_HOSTS.key(), withInternalHosts(sources, own));
    publish(sources, EndpointSetting.HOSTS, "localhost, 127.0.0.1, [::1]");
    publish(sources, OriginSetting.GADGET_HOST, "*.gadgets." + own);
    publish(
        sources, OriginSetting.CONTAINER_ORIGINS, "http://" + own + ", http://127.0.0.1:" + port);
  }

  /** Those of the user, if any, and ours, whose gadgets people see first. */
  private static String withInternalHosts(SettingSources sources, String own) {
    return sources
        .find(OutboundSetting.INTERNAL_HOSTS.key())
        .filter(hosts -> !hosts.isBlank())
        .map(hosts -> hosts + ", " + own)
        .orElse(own);
  }

  /** Lets the container page get tokens for its gadgets. */
  static void publishContainer(SettingSources sources) {
    publish(sources, ContainerSetting.APPLICATION, CONTAINER);
  }

  /** Lets whoever sits at this machine sign in as a sample person, unless others may call it. */
  static void publishSampleSignIn(SettingSources sources) {
    if (!isSet(sources, EndpointSetting.HOSTS)) {
      publish(sources, SignInSetting.SAMPLE, "true");
    }
  }

  /** Lets everybody on this machine, who all have one address, ask as much as they like. */
  static void publishRates(SettingSources sources) {
    publish(sources, LimitSetting.ADDRESS_RATE, "0");
    publish(sources, LimitSetting.VIEWER_RATE, "0");
    publish(sources, LimitSetting.BODY_RATE, "0");
  }

  private static void publish(SettingSources sources, Setting setting, String value) {
    if (!isSet(sources, setting)) {
      System.setProperty(setting.key(), value);
    }
  }

  private static boolean isSet(SettingSources sources, Setting setting) {
    return sources.find(setting.key()).filter(text -> !text.isBlank()).isPresent();
  }
}
