package io.shindigneo4j.web.bearer;

import com.nimbusds.jose.JWSAlgorithm;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A provider whose access tokens are taken.
 *
 * @param audience that its tokens for us name
 * @param keys where its key set is
 * @param algorithms of its signatures; none with a shared secret
 * @param personClaim whose value is the person's id
 */
record ProviderSettings(
    String issuer,
    String audience,
    URI keys,
    Set<JWSAlgorithm> algorithms,
    String personClaim,
    ScopeMapping scopes) {

  /**
   * The provider; empty if none is set.
   *
   * @throws InvalidSettingException for a value that makes no sense, or a setting that is missing
   */
  static Optional<ProviderSettings> from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    String issuer = values.verbatim(BearerSetting.ISSUER).strip();
    if (issuer.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new ProviderSettings(
            issuer,
            required(values, BearerSetting.AUDIENCE, Function.identity()),
            required(values, BearerSetting.KEYS, ProviderSettings::address),
            values.get(BearerSetting.ALGORITHMS, ProviderSettings::algorithms),
            required(values, BearerSetting.PERSON_CLAIM, Function.identity()),
            values.get(BearerSetting.SCOPES, ScopeMapping::parse)));
  }

  private static <T> T required(SettingValues values, Setting setting, Function<String, T> parse) {
    if (values.verbatim(setting).isBlank()) {
      throw new InvalidSettingException(
          "%s needs %s".formatted(BearerSetting.ISSUER.key(), setting.key()));
    }
    return values.get(setting, parse);
  }

  private static URI address(String text) {
    URI address = URI.create(text);
    boolean plain = "http".equals(address.getScheme()) && isLoopback(address.getHost());
    if (!plain && !("https".equals(address.getScheme()) && address.getHost() != null)) {
      throw new IllegalArgumentException("it must be an https address");
    }
    return address;
  }

  private static boolean isLoopback(String host) {
    try {
      return host != null && InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private static Set<JWSAlgorithm> algorithms(String text) {
    Set<JWSAlgorithm> algorithms =
        Stream.of(text.split(","))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .map(JWSAlgorithm::parse)
            .collect(Collectors.toUnmodifiableSet());
    if (algorithms.isEmpty() || !JWSAlgorithm.Family.SIGNATURE.containsAll(algorithms)) {
      throw new IllegalArgumentException("it must name algorithms with public keys, as in RS256");
    }
    return algorithms;
  }
}
