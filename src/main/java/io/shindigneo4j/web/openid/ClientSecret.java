package io.shindigneo4j.web.openid;

import com.nimbusds.oauth2.sdk.auth.Secret;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What the provider gave us to prove who we are. */
final class ClientSecret {
  private static final int MAX_BYTES = 4_096;

  private ClientSecret() {}

  /**
   * From the settings, or from the file that they name; empty for a client without one.
   *
   * @throws InvalidSettingException if both are set, or the file has none
   */
  static Optional<Secret> from(SettingValues values) {
    Optional<String> inPlace = values.get(OpenIdSetting.SECRET, Optional::of);
    Optional<String> inFile = values.get(OpenIdSetting.SECRET_FILE, ClientSecret::read);
    if (!inPlace.orElseThrow().isEmpty() && inFile.isPresent()) {
      throw new InvalidSettingException(
          "%s and %s are both set: choose one"
              .formatted(OpenIdSetting.SECRET.key(), OpenIdSetting.SECRET_FILE.key()));
    }
    return inFile.or(() -> inPlace.filter(text -> !text.isEmpty())).map(Secret::new);
  }

  private static Optional<String> read(String file) {
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try (InputStream stream = Files.newInputStream(Path.of(file))) {
      String text = new String(stream.readNBytes(MAX_BYTES + 1), StandardCharsets.UTF_8).strip();
      if (text.isEmpty() || text.length() > MAX_BYTES) {
        throw new IllegalArgumentException("the file must have the secret alone");
      }
      return Optional.of(text);
    } catch (IOException e) {
      throw new UncheckedIOException("the file cannot be read: " + e, e);
    }
  }
}
