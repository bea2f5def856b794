package io.shindigneo4j.web.provider;

import com.nimbusds.jose.jwk.JWKSet;
import java.io.IOException;
import java.net.URI;
import java.text.ParseException;
import java.util.concurrent.CompletionException;

/** Reads the key set of a provider. Thread-safe. */
final class KeySetReader {

  /** Where the key set is. */
  @FunctionalInterface
  interface Address {
    URI find() throws IOException;
  }

  private final ProviderClient client;
  private final Address address;

  KeySetReader(ProviderClient client, Address address) {
    this.client = client;
    this.address = address;
  }

  JWKSet read() throws IOException, ParseException {
    try {
      return JWKSet.parse(client.document(address.find()).join());
    } catch (CompletionException e) {
      throw new IOException("The provider does not answer: " + e.getCause(), e);
    }
  }
}
