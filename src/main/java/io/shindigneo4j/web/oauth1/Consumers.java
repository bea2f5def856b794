package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.SigningKey;
import io.shindigneo4j.schema.authorization.Client;
import io.shindigneo4j.schema.authorization.GrantType;
import io.shindigneo4j.web.token.SealedSecrets;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import net.oauth.OAuthConsumer;
import net.oauth.signature.RSA_SHA1;

/**
 * The clients that sign requests, as net.oauth knows them. Who is none of them has a secret and a
 * key, too, that nobody knows, so that a refusal takes as long.
 */
final class Consumers {

  private static final int DECOY_BITS = 2048;

  private final ClientRegistry clients;
  private final SealedSecrets secrets;
  private final Secret decoySecret = Secret.random();
  private final PublicKey decoyKey = decoyKey();

  Consumers(ClientRegistry clients, SealedSecrets secrets) {
    this.clients = clients;
    this.secrets = secrets;
  }

  /**
   * The client with this id; empty if it is unknown or disabled, or signs nothing.
   *
   * @throws OAuth1Exception with 503 if that cannot be told now
   */
  Optional<Client> find(String id) throws OAuth1Exception {
    try {
      return clients
          .find(id)
          .join()
          .filter(client -> client.grantTypes().contains(GrantType.SIGNATURE));
    } catch (CompletionException e) { // the graph is out of reach; the log has it
      throw OAuth1Exception.unavailable(e.getCause());
    }
  }

  /** What the requests of a client are checked with. */
  OAuthConsumer consumer(String id, Optional<Client> client) {
    Secret secret =
        client
            .map(Client::sealedSecret)
            .flatMap(text -> secrets.open(text, id))
            .orElse(decoySecret);
    PublicKey key = client.map(Client::publicKey).map(Consumers::key).orElse(decoyKey);
    OAuthConsumer consumer = new OAuthConsumer(null, id, secret.text(), null);
    consumer.setProperty(RSA_SHA1.PUBLIC_KEY, key);
    return consumer;
  }

  private static PublicKey key(String pem) {
    return SigningKey.parse(pem).key();
  }

  private static PublicKey decoyKey() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(DECOY_BITS);
      return generator.generateKeyPair().getPublic();
    } catch (NoSuchAlgorithmException e) { // each Java has it
      throw new IllegalStateException(e);
    }
  }
}
