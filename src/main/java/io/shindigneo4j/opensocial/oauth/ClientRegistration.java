package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A client to be registered, which has been checked.
 *
 * @param secret of a confidential client; empty for a public one, and for one that signs
 * @param signing of a client that signs its requests
 */
public record ClientRegistration(
    String id,
    ClientName name,
    Optional<Secret> secret,
    Set<RedirectUri> redirectUris,
    Set<GrantType> grantTypes,
    Set<String> scopes,
    Optional<SigningCredential> signing) {

  static final int MAX_REDIRECT_URIS = 20;
  static final int MAX_SCOPES = 100;

  /** What needs no encoding, neither in an address nor in a header. */
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9._~-]{1,100}");

  /** RFC 6749, section 3.3. */
  private static final Pattern SCOPE = Pattern.compile("[\\x21\\x23-\\x5B\\x5D-\\x7E]{1,100}");

  public ClientRegistration {
    redirectUris = Set.copyOf(redirectUris);
    grantTypes = Set.copyOf(grantTypes);
    scopes = Set.copyOf(scopes);
    checkTexts(id, scopes);
    checkSigning(grantTypes, secret.isPresent(), signing.isPresent());
    checkGrants(grantTypes, secret.isPresent());
    checkRedirects(grantTypes, redirectUris);
  }

  /** A client that does not sign its requests. */
  public ClientRegistration(
      String id,
      ClientName name,
      Optional<Secret> secret,
      Set<RedirectUri> redirectUris,
      Set<GrantType> grantTypes,
      Set<String> scopes) {
    this(id, name, secret, redirectUris, grantTypes, scopes, Optional.empty());
  }

  private static void checkTexts(String id, Set<String> scopes) {
    InvalidClientException.unless(
        ID.matcher(id).matches(), "an id has 1 to 100 letters, digits, and signs of . _ ~ -");
    InvalidClientException.unless(
        scopes.size() <= MAX_SCOPES && scopes.stream().allMatch(SCOPE.asMatchPredicate()),
        "a client has at most " + MAX_SCOPES + " scopes of 1 to 100 characters as in people:read");
  }

  private static void checkSigning(Set<GrantType> grants, boolean secret, boolean signing) {
    InvalidClientException.unless(
        grants.contains(GrantType.SIGNATURE) == signing,
        "a client that signs requests needs a secret or a key for it, and no other does");
    InvalidClientException.unless(
        !signing || (grants.size() == 1 && !secret),
        "signature is the only grant type of a client");
  }

  private static void checkGrants(Set<GrantType> grants, boolean confidential) {
    InvalidClientException.unless(!grants.isEmpty(), "a client has a grant type");
    InvalidClientException.unless(
        confidential || !grants.contains(GrantType.CLIENT_CREDENTIALS),
        "client_credentials is for confidential clients");
    InvalidClientException.unless(
        grants.contains(GrantType.AUTHORIZATION_CODE) || !grants.contains(GrantType.REFRESH_TOKEN),
        "refresh_token comes with authorization_code");
  }

  private static void checkRedirects(Set<GrantType> grants, Set<RedirectUri> redirectUris) {
    InvalidClientException.unless(
        redirectUris.size() <= MAX_REDIRECT_URIS,
        "a client has at most " + MAX_REDIRECT_URIS + " redirect URIs");
    boolean signs = grants.contains(GrantType.SIGNATURE);
    InvalidClientException.unless(
        signs || grants.contains(GrantType.AUTHORIZATION_CODE) != redirectUris.isEmpty(),
        "authorization_code comes with a redirect URI, signature may, and other grant types not");
    InvalidClientException.unless(
        signs || !redirectUris.contains(RedirectUri.OUT_OF_BAND),
        "oob is for clients that sign their requests");
  }

  /** As it is kept, enabled. Lists are in order. */
  Client client(long now) {
    return new Client(
        id,
        name.text(),
        secret.isPresent() || signing.isPresent() ? ClientKind.CONFIDENTIAL : ClientKind.PUBLIC,
        secret.map(Secret::hash).orElse(null),
        signing.map(SigningCredential::sealedSecret).orElse(null),
        signing.map(SigningCredential::publicKey).orElse(null),
        redirectUris.stream().map(RedirectUri::text).sorted().toList(),
        grantTypes.stream().sorted().toList(),
        scopes.stream().sorted().toList(),
        true,
        now);
  }
}
