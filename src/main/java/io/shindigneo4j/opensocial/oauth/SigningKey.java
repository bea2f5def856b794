package io.shindigneo4j.opensocial.oauth;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The public key of a client that signs its requests with RSA. */
public record SigningKey(RSAPublicKey key) {

  private static final int MIN_BITS = 2048;
  private static final int MAX_BITS = 8192;
  private static final int MAX_CHARACTERS = 10_000;

  /** Of RFC 7468. */
  private static final Pattern PEM =
      Pattern.compile(
          "\\s*-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\\s]+)-----END PUBLIC KEY-----\\s*");

  public SigningKey {
    int bits = key.getModulus().bitLength();
    InvalidClientException.unless(
        bits >= MIN_BITS && bits <= MAX_BITS, "an RSA key has 2048 to 8192 bits");
  }

  /**
   * Reads PEM.
   *
   * @throws InvalidClientException if it is no public RSA key, or too short
   */
  public static SigningKey parse(String pem) {
    Matcher matcher = PEM.matcher(pem);
    InvalidClientException.unless(
        pem.length() <= MAX_CHARACTERS && matcher.matches(),
        "a public key is PEM that begins with -----BEGIN PUBLIC KEY-----");
    return new SigningKey(decoded(matcher.group(1)));
  }

  private static RSAPublicKey decoded(String base64) {
    try {
      byte[] encoded = Base64.getMimeDecoder().decode(base64);
      return (RSAPublicKey)
          KeyFactory.getInstance("RSA").generatePublic(new X509EncodedKeySpec(encoded));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new InvalidClientException("the public key is none of RSA");
    }
  }

  /** As PEM. */
  public String pem() {
    Base64.Encoder lines = Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII));
    return "-----BEGIN PUBLIC KEY-----\n"
        + lines.encodeToString(key.getEncoded())
        + "\n-----END PUBLIC KEY-----\n";
  }
}
