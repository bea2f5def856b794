package io.shindigneo4j.web.oauth1;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The parameters of OAuth, each in its form.
 *
 * @param timestamp in seconds since 1970
 * @param bodyHash empty if there is none
 * @param requestor whom the client wants to act for; empty for itself
 */
record ProtocolParameters(
    String consumer,
    SignatureMethod method,
    long timestamp,
    String nonce,
    Optional<String> bodyHash,
    Optional<String> requestor) {

  private static final Pattern CONSUMER = Pattern.compile("[\\x21-\\x7E]{1,100}");
  private static final Pattern TIMESTAMP = Pattern.compile("[0-9]{1,12}");
  private static final Pattern NONCE = Pattern.compile("[\\x21-\\x7E]{1,200}");
  private static final Pattern SIGNATURE = Pattern.compile("[A-Za-z0-9+/=\\s]{1,2000}");
  private static final int LONGEST_REQUESTOR = 500;

  /**
   * Reads them.
   *
   * @throws OAuth1Exception for one that is missing, malformed, there twice, or not supported
   */
  static ProtocolParameters of(SignedRequest request) throws OAuth1Exception {
    String unused = request.get("oauth_signature", SIGNATURE);
    requireTwoLegged(request);
    return new ProtocolParameters(
        request.get("oauth_consumer_key", CONSUMER),
        SignatureMethod.of(request.find("oauth_signature_method").orElse("")),
        Long.parseLong(request.get("oauth_timestamp", TIMESTAMP)),
        request.get("oauth_nonce", NONCE),
        request.find("oauth_body_hash"),
        request
            .find("xoauth_requestor_id")
            .filter(id -> !id.isEmpty() && id.length() <= LONGEST_REQUESTOR));
  }

  private static void requireTwoLegged(SignedRequest request) throws OAuth1Exception {
    if (!request.find("oauth_version").orElse("1.0").equals("1.0")) {
      throw OAuth1Exception.of("version_rejected", "The version must be 1.0");
    }
    if (!request.find("oauth_token").orElse("").isEmpty()) {
      throw OAuth1Exception.of("token_rejected", "A signed request has no token here");
    }
  }
}
