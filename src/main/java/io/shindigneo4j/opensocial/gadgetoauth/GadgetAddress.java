package io.shindigneo4j.opensocial.gadgetoauth;

import io.shindigneo4j.opensocial.oauth.InvalidClientException;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import java.net.URI;
import java.util.regex.Pattern;

/** The address of a gadget, exactly as its security tokens have it. */
record GadgetAddress(String text) {

  private static final Pattern VISIBLE_ASCII = Pattern.compile("https?://[\\x21-\\x7E]+");

  GadgetAddress {
    InvalidClientException.unless(
        text.length() <= AddRevocation.LONGEST && VISIBLE_ASCII.matcher(text).matches(),
        "a gadget has an address of at most " + AddRevocation.LONGEST + " characters");
    URI uri = ServiceAddress.uri(text);
    InvalidClientException.unless(
        uri.getHost() != null && uri.getRawFragment() == null && uri.getRawUserInfo() == null,
        "a gadget's address has a host, and neither a fragment nor a user");
  }
}
