package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.SigningKey;
import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.web.token.SealedSecrets;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.SecureRandom;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.KeySpec;
import java.security.spec.RSAKeyGenParameterSpec;
import java.security.spec.RSAPublicKeySpec;
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
  private static final String NOBODY = "";

  private final ClientRegistry clients;
  private final SealedSecrets secrets;
  private final Secret decoySecret = Secret.random();
  private final String decoySealed;
  private final String decoyKey = decoyKey();

  Consumers(ClientRegistry clients, SealedSecrets secrets) {
    this.clients = clients;
    this.secrets = secrets;
    this.decoySealed = secrets.seal(decoySecret, NOBODY);
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
    OAuthConsumer consumer = new OAuthConsumer(null, id, secret(id, client).text(), null);
    String key = client.map(Client::publicKey).orElse(decoyKey);
    consumer.setProperty(RSA_SHA1.PUBLIC_KEY, SigningKey.parse(key).key());
    return consumer;
  }

  private Secret secret(String id, Optional<Client> client) {
    Optional<String> own = client.map(Client::sealedSecret);
    return secrets
        .open(own.orElse(decoySealed), own.isPresent() ? SealedOwner.client(id) : NOBODY)
        .orElse(decoySecret);
  }

  /** Its modulus is no product of two primes that anybody has chosen. */
  private static String decoyKey() {
    BigInteger modulus =
        new BigInteger(DECOY_BITS, new SecureRandom()).setBit(DECOY_BITS - 1).setBit(0);
    try {
      KeySpec key = new RSAPublicKeySpec(modulus, RSAKeyGenParameterSpec.F4);
      return new SigningKey((RSAPublicKey) KeyFactory.getInstance("RSA").generatePublic(key)).pem();
    } catch (GeneralSecurityException e) { // each Java has it
      throw new IllegalStateException(e);
    }
  }
}
