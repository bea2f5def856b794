package io.shindigneo4j.driver.tls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;

/**
 * A file with certificates, or with a key and its certificate: PKCS12, JKS or PEM.
 *
 * @param password empty for a file without one
 */
public record Store(Path file, String password) {

  public Store {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(password, "password");
  }

  /** The keys with which the client identifies itself. */
  KeyManager[] keys() throws IOException {
    try {
      KeyManagerFactory factory =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      factory.init(load(), password.toCharArray());
      return factory.getKeyManagers();
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      throw unreadable(e);
    }
  }

  /** Trusts the certificates in it, and those that they sign. */
  TrustManager[] trusted() throws IOException {
    try {
      TrustManagerFactory factory =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(load());
      return factory.getTrustManagers();
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      throw unreadable(e);
    }
  }

  /**
   * The certificates in it; those of keys without the chains that lead to their authorities.
   *
   * @throws IOException if the file cannot be read, or not with this password
   */
  public List<X509Certificate> certificates() throws IOException {
    try {
      KeyStore store = load();
      List<X509Certificate> certificates = new ArrayList<>();
      for (String alias : Collections.list(store.aliases())) {
        if (store.getCertificate(alias) instanceof X509Certificate certificate) {
          certificates.add(certificate);
        }
      }
      return certificates;
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      throw unreadable(e);
    }
  }

  private IOException unreadable(Exception cause) {
    return new IOException("cannot use " + file + ": " + cause.getMessage(), cause);
  }

  KeyStore load() throws IOException, GeneralSecurityException {
    byte[] content = Files.readAllBytes(file);
    KeyStore store =
        Pem.isPem(content)
            ? Pem.load(content, password.toCharArray())
            : KeyStore.getInstance(file.toFile(), filePassword());
    if (store.size() == 0) {
      throw new IOException("it is empty");
    }
    return store;
  }

  /** Null for a file without a password, whose certificates are not encrypted. */
  private char @Nullable [] filePassword() {
    return password.isEmpty() ? null : password.toCharArray();
  }

  /** Omits the password. */
  @Override
  public String toString() {
    return "Store[" + file + "]";
  }
}
