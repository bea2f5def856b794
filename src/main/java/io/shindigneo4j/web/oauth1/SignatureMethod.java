package io.shindigneo4j.web.oauth1;

import java.util.stream.Stream;
import net.oauth.OAuth;

/** How a request is signed. PLAINTEXT is missing: it sends the secret itself. */
enum SignatureMethod {
  HMAC_SHA1(OAuth.HMAC_SHA1),
  RSA_SHA1(OAuth.RSA_SHA1);

  private final String word;

  SignatureMethod(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  static SignatureMethod of(String word) throws OAuth1Exception {
    return Stream.of(values())
        .filter(method -> method.word.equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                OAuth1Exception.of(
                    Problem.SIGNATURE_METHOD_REJECTED, "The method must be HMAC-SHA1 or RSA-SHA1"));
  }
}
