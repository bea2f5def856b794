package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.CredentialsProvider;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.web.openid.OpenIdSetting;
import io.shindigneo4j.web.token.TokenSetting;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Keeps secrets of the settings out of what is said, whoever has put them there. */
final class Secrets {

  private static final List<Setting> SETTINGS =
      List.of(
          SettingKey.PASSWORD,
          SettingKey.TRUST_STORE_PASSWORD,
          SettingKey.KEY_STORE_PASSWORD,
          TokenSetting.KEY,
          OpenIdSetting.SECRET);

  /** Name and password in an address. */
  private static final Pattern USER_INFORMATION =
      Pattern.compile("://.*@"); // a password may have / and blanks

  /** What moves the cursor of a terminal, or turns what follows. */
  private static final Pattern UNSAFE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]+");

  /** A shorter text is a word of ours as well, and cannot be kept. */
  private static final int MIN_LENGTH = 6;

  /** The longest text that is printed; a server may send more. */
  private static final int MAX_LENGTH = 2_000;

  private final List<String> secrets;

  private Secrets(Stream<String> texts) {
    secrets =
        texts
            .map(String::strip)
            .filter(secret -> secret.length() >= MIN_LENGTH)
            .sorted(Comparator.comparingInt(String::length).reversed()) // one may be in another
            .toList();
  }

  /**
   * The secrets of the settings.
   *
   * @param credentials of the database, which servers get to know
   */
  static Secrets of(
      Function<String, Optional<String>> find, Optional<CredentialsProvider> credentials) {
    return new Secrets(
        Stream.concat(
            SETTINGS.stream().flatMap(setting -> find.apply(setting.key()).stream()),
            credentials.stream().flatMap(Secrets::inHeader)));
  }

  /** The password, and how it travels. */
  private static Stream<String> inHeader(CredentialsProvider credentials) {
    try {
      String header = credentials.authorization();
      String encoded = header.substring(header.indexOf(' ') + 1);
      String pair = new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8);
      return Stream.of(encoded, pair.substring(pair.indexOf(':') + 1));
    } catch (RuntimeException e) { // a file that is gone, of which a check tells
      return Stream.empty();
    }
  }

  /** The same in one line that is not too long, without secrets. */
  String hide(String text) {
    String hidden = USER_INFORMATION.matcher(text).replaceAll("://***@");
    for (String secret : secrets) {
      hidden = hidden.replace(secret, "***");
    }
    String line = UNSAFE.matcher(hidden).replaceAll(" ");
    return line.length() <= MAX_LENGTH ? line : line.substring(0, MAX_LENGTH) + " ...";
  }
}
