package io.shindigneo4j.web.launcher;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A command that shows the friends of a sample person, as that person. */
final class CurlExample {
  private static final String PERSON = "john.doe";

  private CurlExample() {}

  static String forAddress(String address) {
    return "curl '%ssocial/rest/people/%s/@friends?st=%s'"
        .formatted(address, PERSON, encode(token()));
  }

  /** Owner, viewer, application, domain, application's address, module, container. */
  private static String token() {
    return Stream.of(PERSON, PERSON, "1", "shindig", "http://localhost/gadget.xml", "0", "default")
        .map(CurlExample::encode)
        .collect(Collectors.joining(":"));
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
