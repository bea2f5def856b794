package io.shindigneo4j.web.launcher;

import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.endpoint.EndpointSetting;
import io.shindigneo4j.web.limit.LimitSetting;
import io.shindigneo4j.web.outbound.OutboundSetting;
import io.shindigneo4j.web.token.TokenKeyFile;
import io.shindigneo4j.web.token.TokenSetting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Sets system properties for a Shindig on the loopback address, unless the user has set them. */
final class LocalDefaults {
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

  /** Lets gadgets send requests to the server itself, and to nothing else on this machine. */
  static void publishHost(SettingSources sources, int port) {
    if (!isSet(sources, OutboundSetting.INTERNAL_HOSTS)) {
      System.setProperty(OutboundSetting.INTERNAL_HOSTS.key(), "localhost:" + port);
    }
  }

  /** Answers by the names of this machine alone. */
  static void publishNames(SettingSources sources) {
    if (!isSet(sources, EndpointSetting.HOSTS)) {
      System.setProperty(
          EndpointSetting.HOSTS.key(),
          "localhost, 127.0.0.1, [::1], gadgets.localhost, *.gadgets.localhost");
    }
  }

  /** Lets the sample containers get tokens for their gadgets. */
  static void publishContainer(SettingSources sources) {
    if (!isSet(sources, TokenSetting.CONTAINER_APPLICATION)) {
      System.setProperty(TokenSetting.CONTAINER_APPLICATION.key(), SampleScripts.APPLICATION);
    }
  }

  /** Lets everybody on this machine, who all have one address, ask as much as they like. */
  static void publishRates(SettingSources sources) {
    for (Setting rate : List.of(LimitSetting.ADDRESS_RATE, LimitSetting.VIEWER_RATE)) {
      if (!isSet(sources, rate)) {
        System.setProperty(rate.key(), "0");
      }
    }
  }

  private static boolean isSet(SettingSources sources, Setting setting) {
    return sources.find(setting.key()).filter(text -> !text.isBlank()).isPresent();
  }
}
