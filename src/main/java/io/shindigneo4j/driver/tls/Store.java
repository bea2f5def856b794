package io.shindigneo4j.driver.tls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Objects;

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

  KeyStore load() throws IOException, GeneralSecurityException {
    byte[] content = Files.readAllBytes(file);
    return Pem.isPem(content)
        ? Pem.load(content, passwordCharacters())
        : KeyStore.getInstance(file.toFile(), characters());
  }

  /** As keys need it, which a file without a password has under an empty one. */
  char[] passwordCharacters() {
    return password.toCharArray();
  }

  /** As files need it: without a password their certificates are not encrypted. */
  private char[] characters() {
    return password.isEmpty() ? null : password.toCharArray();
  }

  /** Without the password. */
  @Override
  public String toString() {
    return "Store[" + file + "]";
  }
}
