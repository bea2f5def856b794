package io.shindigneo4j.driver.tls;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.EncryptedPrivateKeyInfo;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.jspecify.annotations.Nullable;

/** Certificates and one key in PKCS8 as text (RFC 7468). */
final class Pem {

  private static final Pattern BLOCK =
      Pattern.compile("-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\\s]+)-----END \\1-----");

  private static final List<String> ALGORITHMS = List.of("RSA", "EC", "Ed25519");

  private final List<Certificate> certificates = new ArrayList<>();
  private final char[] password;

  /** Null if there is none. */
  private @Nullable PrivateKey key;

  private Pem(char[] password) {
    this.password = password;
  }

  static boolean isPem(byte[] content) {
    return new String(content, ISO_8859_1).contains("-----BEGIN ");
  }

  /** The certificates are the chain of the key; without a key they are trusted. */
  static KeyStore load(byte[] content, char[] password)
      throws IOException, GeneralSecurityException {
    Pem pem = new Pem(password);
    Matcher blocks = BLOCK.matcher(new String(content, ISO_8859_1));
    while (blocks.find()) {
      pem.add(blocks.group(1), Base64.getMimeDecoder().decode(blocks.group(2)));
    }
    return pem.store();
  }

  private void add(String label, byte[] content) throws IOException, GeneralSecurityException {
    switch (label) {
      case "CERTIFICATE" -> certificates.add(certificate(content));
      case "PRIVATE KEY" -> key = key(new PKCS8EncodedKeySpec(content));
      case "ENCRYPTED PRIVATE KEY" -> key = key(decrypted(content));
      default -> throw new InvalidKeyException("a PEM file with a " + label + " is not known");
    }
  }

  private static Certificate certificate(byte[] content) throws GeneralSecurityException {
    return CertificateFactory.getInstance("X.509")
        .generateCertificate(new ByteArrayInputStream(content));
  }

  private PKCS8EncodedKeySpec decrypted(byte[] content)
      throws IOException, GeneralSecurityException {
    EncryptedPrivateKeyInfo encrypted = new EncryptedPrivateKeyInfo(content);
    String algorithm = encrypted.getAlgParameters().toString(); // for PBES2 this is the cipher
    Cipher cipher = Cipher.getInstance(algorithm);
    cipher.init(
        Cipher.DECRYPT_MODE,
        SecretKeyFactory.getInstance(algorithm).generateSecret(new PBEKeySpec(password)),
        encrypted.getAlgParameters());
    return encrypted.getKeySpec(cipher);
  }

  /** Tries all algorithms, as the text does not name the one of the key. */
  private static PrivateKey key(PKCS8EncodedKeySpec encoded) throws GeneralSecurityException {
    InvalidKeySpecException failure = new InvalidKeySpecException("none of " + ALGORITHMS);
    for (String algorithm : ALGORITHMS) {
      try {
        return KeyFactory.getInstance(algorithm).generatePrivate(encoded);
      } catch (InvalidKeySpecException e) {
        failure.addSuppressed(e);
      }
    }
    throw failure;
  }

  private KeyStore store() throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    if (key != null) {
      store.setKeyEntry("key", key, password, certificates.toArray(new Certificate[0]));
      return store;
    }
    for (int i = 0; i < certificates.size(); i++) {
      store.setCertificateEntry("certificate-" + i, certificates.get(i));
    }
    return store;
  }
}
