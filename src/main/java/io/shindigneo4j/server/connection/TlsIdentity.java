package io.shindigneo4j.server.connection;

import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The contents of the files for encryption at one time.
 *
 * @param clientTrust empty if clients need no certificates
 */
record TlsIdentity(String certificate, String privateKey, Optional<String> clientTrust) {

  private static final Pattern KEY =
      Pattern.compile("-----BEGIN PRIVATE KEY-----([^-]+)-----END PRIVATE KEY-----");
  private static final byte[] SAMPLE = "a text to be signed".getBytes(StandardCharsets.UTF_8);

  static TlsIdentity read(TlsFiles files) throws IOException {
    Optional<String> clientTrust =
        files.clientTrust().isPresent()
            ? Optional.of(text(files.clientTrust().get()))
            : Optional.empty();
    return new TlsIdentity(text(files.certificate()), text(files.privateKey()), clientTrust);
  }

  private static String text(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
  }

  /**
   * @throws GeneralSecurityException where the certificates and the key cannot be used together
   */
  SslContext context() throws IOException, GeneralSecurityException {
    X509Certificate[] chain = certificates(certificate);
    PrivateKey key = key(chain[0].getPublicKey());
    SslContextBuilder builder =
        SslContextBuilder.forServer(key, chain)
            .sslProvider(SslProvider.JDK)
            .protocols("TLSv1.3", "TLSv1.2");
    if (clientTrust.isPresent()) {
      builder.trustManager(certificates(clientTrust.get())).clientAuth(ClientAuth.REQUIRE);
    }
    return builder.build();
  }

  private static X509Certificate[] certificates(String pem) throws GeneralSecurityException {
    X509Certificate[] certificates =
        CertificateFactory.getInstance("X.509")
            .generateCertificates(
                new ByteArrayInputStream(pem.getBytes(StandardCharsets.ISO_8859_1)))
            .toArray(new X509Certificate[0]);
    if (certificates.length == 0) {
      throw new GeneralSecurityException("no certificate is in the file");
    }
    return certificates;
  }

  private PrivateKey key(PublicKey certified) throws GeneralSecurityException {
    Matcher pem = KEY.matcher(privateKey);
    if (!pem.find()) {
      throw new GeneralSecurityException("no private key in PKCS #8, unencrypted, is in the file");
    }
    PrivateKey key =
        KeyFactory.getInstance(certified.getAlgorithm())
            .generatePrivate(new PKCS8EncodedKeySpec(decoded(pem.group(1))));
    requirePair(key, certified);
    return key;
  }

  private static byte[] decoded(String base64) throws GeneralSecurityException {
    try {
      return Base64.getMimeDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw new GeneralSecurityException("the private key cannot be read", e);
    }
  }

  /** While the files are being replaced, the one may be new and the other old. */
  private static void requirePair(PrivateKey key, PublicKey certified)
      throws GeneralSecurityException {
    Signature signature = signature(certified);
    signature.initSign(key);
    signature.update(SAMPLE);
    byte[] signed = signature.sign();
    signature.initVerify(certified);
    signature.update(SAMPLE);
    if (!verifies(signature, signed)) {
      throw new GeneralSecurityException("the certificate is not that of the private key");
    }
  }

  private static boolean verifies(Signature signature, byte[] signed) {
    try {
      return signature.verify(signed);
    } catch (GeneralSecurityException e) { // such as one of another length
      return false;
    }
  }

  private static Signature signature(PublicKey key) throws GeneralSecurityException {
    return Signature.getInstance(
        switch (key.getAlgorithm()) {
          case "RSA" -> "SHA256withRSA";
          case "EC" -> "SHA256withECDSA";
          default -> key.getAlgorithm();
        });
  }

  /** Without the key. */
  @Override
  public String toString() {
    return "TlsIdentity";
  }
}
