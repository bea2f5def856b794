package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;

/**
 * Finds out whether a client is who it says. It does the same for clients that exist and for those
 * that do not: one read, one hash, one comparison.
 */
final class ClientAuthenticator {
  private final ClientRegistry clients;

  /** Of a secret that nobody has. */
  private final String nobodys = Secret.random().hash();

  @Inject
  ClientAuthenticator(ClientRegistry clients) {
    this.clients = clients;
  }

  /**
   * @throws OAuthFailure with {@code invalid_client}, whatever the reason
   */
  Client authenticate(ClientCredentials credentials) throws OAuthFailure {
    Optional<Client> client = clients.find(credentials.id()).join();
    String expected = client.map(Client::secretHash).orElse(nobodys);
    String given = credentials.secret().orElseGet(() -> new Secret("")).hash();
    boolean proved = equal(expected, given);
    return client
        .filter(found -> isAcceptable(found, credentials, proved))
        .orElseThrow(
            () -> new OAuthFailure(OAuth2Error.INVALID_CLIENT, "The client is not authenticated"));
  }

  /** A public client has no secret; that of another must be right. */
  private static boolean isAcceptable(
      Client client, ClientCredentials credentials, boolean proved) {
    return client.kind() == ClientKind.PUBLIC ? credentials.secret().isEmpty() : proved;
  }

  private static boolean equal(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
