package io.shindigneo4j.opensocial.oauth;

import static io.shindigneo4j.schema.authorization.ClientOperations.GrantType.AUTHORIZATION_CODE;
import static io.shindigneo4j.schema.authorization.ClientOperations.GrantType.CLIENT_CREDENTIALS;
import static io.shindigneo4j.schema.authorization.ClientOperations.GrantType.REFRESH_TOKEN;
import static io.shindigneo4j.schema.authorization.ClientOperations.GrantType.SIGNATURE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A client is registered")
class ClientRegistrationTest {

  private static final Optional<Secret> NO_SECRET = Optional.empty();
  private static final Optional<Secret> SECRET = Optional.of(Secret.random());
  private static final Set<RedirectUri> BACK = redirectUris(1);

  @ParameterizedTest
  @ValueSource(strings = {"Photos", "Ärzte & Co. – 日本語", "😀", "مرحبا", "👩‍🚀"})
  void withANameThatPeopleCanRead(String name) {
    assertThat(new ClientName(name).text()).isEqualTo(name);
    assertThatNoException().isThrownBy(() -> new ClientName("x".repeat(ClientName.MAX_LENGTH)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        " x",
        "x ",
        "a\tb",
        "a\nb",
        "a\u0000b",
        "a\u007Fb",
        "a\u0085b",
        "a\u2028b",
        "a\u202Eb",
        "a\u202Ab",
        "a\u2066b",
        "a\u2069b",
        "a\u200Fb",
        "a\u061Cb",
        "\uD800"
      })
  void withoutANameThatMisleads(String name) {
    refused(() -> new ClientName(name));
  }

  @Test
  void withoutANameThatIsTooLong() {
    refused(() -> new ClientName("x".repeat(ClientName.MAX_LENGTH + 1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a:b", "a/b", "ä", "a\nb", "%41"})
  void withAnIdThatNeedsNoEncoding(String id) {
    refused(
        () ->
            new ClientRegistration(
                id, name(), NO_SECRET, BACK, Set.of(AUTHORIZATION_CODE), Set.of()));
  }

  @Test
  void withTheWaysToGetTokensThatSuitIt() {
    accepted(SECRET, BACK, AUTHORIZATION_CODE, REFRESH_TOKEN, CLIENT_CREDENTIALS);
    accepted(SECRET, Set.of(), CLIENT_CREDENTIALS);
    accepted(NO_SECRET, BACK, AUTHORIZATION_CODE, REFRESH_TOKEN);
    refused(NO_SECRET, Set.of());
    refused(NO_SECRET, Set.of(), CLIENT_CREDENTIALS);
    refused(SECRET, Set.of(), CLIENT_CREDENTIALS, REFRESH_TOKEN);
    refused(SECRET, Set.of(), SIGNATURE);
  }

  @Test
  void withRedirectUrisWhereItIsSentCodes() {
    refused(SECRET, Set.of(), AUTHORIZATION_CODE);
    refused(SECRET, BACK, CLIENT_CREDENTIALS);
    accepted(SECRET, redirectUris(ClientRegistration.MAX_REDIRECT_URIS), AUTHORIZATION_CODE);
    refused(SECRET, redirectUris(ClientRegistration.MAX_REDIRECT_URIS + 1), AUTHORIZATION_CODE);
  }

  @Test
  void withRedirectUrisIfItGoesThreeWaysByOAuth1() {
    accepted(Set.of(), SIGNATURE);
    accepted(BACK, SIGNATURE);
    accepted(Set.of(RedirectUri.OUT_OF_BAND), SIGNATURE);
    refused(SECRET, Set.of(RedirectUri.OUT_OF_BAND), AUTHORIZATION_CODE);
  }

  private static void accepted(Set<RedirectUri> redirectUris, GrantType signature) {
    Optional<SigningCredential> signing = Optional.of(SigningCredential.ofSecret("sealed"));
    assertThatNoException()
        .isThrownBy(
            () ->
                new ClientRegistration(
                    "app", name(), NO_SECRET, redirectUris, Set.of(signature), Set.of(), signing));
  }

  @Test
  void withScopesAsTheStandardHasThem() {
    accepted(Set.of("people:read", "openid", "!#[]~"));
    for (String scope : new String[] {"", "a b", "a\"b", "a\\b", "ä", "x".repeat(101)}) {
      refused(() -> withScopes(Set.of(scope)));
    }
    accepted(scopes(ClientRegistration.MAX_SCOPES));
    refused(() -> withScopes(scopes(ClientRegistration.MAX_SCOPES + 1)));
  }

  @Test
  void withoutTellingItsSecret() {
    ClientRegistration registration = registration(SECRET, BACK, AUTHORIZATION_CODE);
    assertThat(registration.toString()).doesNotContain(SECRET.orElseThrow().text());
    assertThat(registration.client(0).toString()).doesNotContain(SECRET.orElseThrow().text());
  }

  private static void accepted(
      Optional<Secret> secret, Set<RedirectUri> redirectUris, GrantType... grants) {
    assertThatNoException().isThrownBy(() -> registration(secret, redirectUris, grants));
  }

  private static void accepted(Set<String> scopes) {
    assertThatNoException().isThrownBy(() -> withScopes(scopes));
  }

  private static void refused(
      Optional<Secret> secret, Set<RedirectUri> redirectUris, GrantType... grants) {
    refused(() -> registration(secret, redirectUris, grants));
  }

  private static void refused(ThrowingCallable registration) {
    assertThatExceptionOfType(InvalidClientException.class).isThrownBy(registration);
  }

  private static ClientRegistration registration(
      Optional<Secret> secret, Set<RedirectUri> redirectUris, GrantType... grants) {
    return new ClientRegistration("app", name(), secret, redirectUris, Set.of(grants), Set.of());
  }

  private static ClientRegistration withScopes(Set<String> scopes) {
    return new ClientRegistration(
        "app", name(), NO_SECRET, BACK, Set.of(AUTHORIZATION_CODE), scopes);
  }

  private static ClientName name() {
    return new ClientName("An app");
  }

  private static Set<RedirectUri> redirectUris(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new RedirectUri("https://app.example.org/" + i))
        .collect(Collectors.toSet());
  }

  private static Set<String> scopes(int count) {
    return IntStream.range(0, count).mapToObj(i -> "s" + i).collect(Collectors.toSet());
  }
}
