package io.shindigneo4j.opensocial.metrics;

import com.google.common.base.Strings;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SecretFile;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The bearer token of who may read the meters over HTTP. Immutable. */
public final class MetricsToken {

  /** Nobody may read them. */
  public static final MetricsToken NONE = new MetricsToken(Optional.empty());

  /** What a bearer token may have by RFC 6750, and long enough for nobody to guess it. */
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._~+/-]{32,}=*");

  private static final Pattern BEARER = Pattern.compile("(?i:Bearer) +(\\S+)");

  private final Optional<byte[]> secret;

  private MetricsToken(Optional<byte[]> secret) {
    this.secret = secret;
  }

  /**
   * Reads the file of the settings.
   *
   * @param find looks a key up, as {@link SettingSources#find} does
   * @throws InvalidSettingException if the file that is named has no such token
   */
  static MetricsToken from(Function<String, Optional<String>> find) {
    return new SettingValues(find).get(MetricsSetting.TOKEN_FILE, MetricsToken::read);
  }

  private static MetricsToken read(String file) {
    if (file.isEmpty()) {
      return NONE;
    }
    String text = SecretFile.read(Path.of(file), "token").strip();
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "the token must have at least 32 characters, letters, digits and ._~+/- alone");
    }
    return new MetricsToken(Optional.of(bytes(text)));
  }

  /** Whether anybody may read the meters. */
  public boolean isSet() {
    return secret.isPresent();
  }

  /**
   * Whether a header brings this token. The time that takes does not tell how much of it is right.
   *
   * @param authorization the value of {@code Authorization}; null for none
   */
  public boolean isIn(@Nullable String authorization) {
    Matcher bearer = BEARER.matcher(Strings.nullToEmpty(authorization));
    return secret.isPresent()
        && bearer.matches()
        && MessageDigest.isEqual(bytes(bearer.group(1)), secret.get());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Does not contain the secret. */
  @Override
  public String toString() {
    return "MetricsToken";
  }
}
