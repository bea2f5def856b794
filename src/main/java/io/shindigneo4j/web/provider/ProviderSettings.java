package io.shindigneo4j.web.provider;

import com.nimbusds.jose.JWSAlgorithm;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An identity provider.
 *
 * @param keys where its key set is; empty for what it publishes
 * @param algorithms of its signatures; none with a shared secret
 * @param personClaim whose value is the person's id
 */
public record ProviderSettings(
    String issuer, Optional<URI> keys, Set<JWSAlgorithm> algorithms, PersonClaim personClaim) {

  /**
   * The provider; empty if none is set.
   *
   * @throws InvalidSettingException for a value that makes no sense, or a setting that is missing
   */
  public static Optional<ProviderSettings> from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    boolean signsIn = isSet(values, ProviderSetting.CLIENT);
    if (!isSet(values, ProviderSetting.ISSUER)) {
      require(!signsIn, ProviderSetting.CLIENT.key() + " needs " + ProviderSetting.ISSUER.key());
      return Optional.empty();
    }
    require(
        signsIn || isSet(values, ProviderSetting.AUDIENCE),
        "%s needs %s or %s"
            .formatted(
                ProviderSetting.ISSUER.key(),
                ProviderSetting.AUDIENCE.key(),
                ProviderSetting.CLIENT.key()));
    return Optional.of(
        new ProviderSettings(
            values.get(ProviderSetting.ISSUER, ProviderSettings::issuer),
            values.get(ProviderSetting.KEYS, ProviderSettings::keys),
            values.get(ProviderSetting.ALGORITHMS, ProviderSettings::algorithms),
            values.get(ProviderSetting.PERSON_CLAIM, ProviderSettings::claim)));
  }

  private static boolean isSet(SettingValues values, Setting setting) {
    return !values.verbatim(setting).isBlank();
  }

  private static void require(boolean valid, String refusal) {
    if (!valid) {
      throw new InvalidSettingException(refusal);
    }
  }

  private static String issuer(String text) {
    URI address = ProviderAddress.parse(text);
    if (address.getRawQuery() != null) {
      throw new IllegalArgumentException("it must be an https address without a query");
    }
    return text;
  }

  private static Optional<URI> keys(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(ProviderAddress.parse(text));
  }

  private static PersonClaim claim(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("it must be the name of a claim");
    }
    return new PersonClaim(text);
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
