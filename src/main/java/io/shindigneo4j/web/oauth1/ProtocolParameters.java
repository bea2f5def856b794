package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.oauth.Secret;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The parameters of OAuth, each in its form.
 *
 * @param token empty if there is none
 * @param timestamp in seconds since 1970
 * @param bodyHash empty if there is none
 * @param requestor whom the client wants to act for; empty for itself
 */
record ProtocolParameters(
    String consumer,
    Optional<Secret> token,
    SignatureMethod method,
    long timestamp,
    String nonce,
    Optional<String> bodyHash,
    Optional<String> requestor) {

  private static final Pattern CONSUMER = Pattern.compile("[\\x21-\\x7E]{1,100}");
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{1,100}");
  private static final Pattern TIMESTAMP = Pattern.compile("[0-9]{1,12}");
  private static final Pattern NONCE = Pattern.compile("[\\x21-\\x7E]{1,200}");
  private static final Pattern SIGNATURE = Pattern.compile("[A-Za-z0-9+/=\\s]{1,2000}");
  private static final int MAX_REQUESTOR_LENGTH = 500;

  /**
   * Reads them.
   *
   * @throws OAuth1Exception for one that is missing, malformed, there twice, or not supported
   */
  static ProtocolParameters of(SignedRequest request) throws OAuth1Exception {
    requireVersion(request);
    SignatureMethod method = SignatureMethod.of(request.require("oauth_signature_method"));
    String unused = request.get("oauth_signature", SIGNATURE);
    return new ProtocolParameters(
        request.get("oauth_consumer_key", CONSUMER),
        token(request),
        method,
        Long.parseLong(request.get("oauth_timestamp", TIMESTAMP)),
        request.get("oauth_nonce", NONCE),
        request.find("oauth_body_hash"),
        request
            .find("xoauth_requestor_id")
            .filter(id -> !id.isEmpty() && id.length() <= MAX_REQUESTOR_LENGTH));
  }

  private static void requireVersion(SignedRequest request) throws OAuth1Exception {
    if (!request.find("oauth_version").orElse("1.0").equals("1.0")) {
      throw OAuth1Exception.of(Problem.VERSION_REJECTED, "The version must be 1.0");
    }
  }

  /** An empty one is none. */
  private static Optional<Secret> token(SignedRequest request) throws OAuth1Exception {
    Optional<String> token = request.find("oauth_token").filter(text -> !text.isEmpty());
    if (token.isPresent() && !TOKEN.matcher(token.get()).matches()) {
      throw OAuth1Exception.rejectedToken();
    }
    return token.map(Secret::new);
  }
}
