package io.shindigneo4j.web.bearer;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.util.BoundedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.text.ParseException;

/** Reads a key set over HTTP. */
class KeySetReader {

  private static final int TIMEOUT_MILLIS = 2_000;
  private static final int MOST_BYTES = 131_072;

  private final URI address;

  KeySetReader(URI address) {
    this.address = address;
  }

  URI address() {
    return address;
  }

  JWKSet read() throws IOException, ParseException {
    HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
    connection.setConnectTimeout(TIMEOUT_MILLIS);
    connection.setReadTimeout(TIMEOUT_MILLIS);
    try (InputStream body = connection.getInputStream()) {
      return JWKSet.load(new BoundedInputStream(new TimedInputStream(body), MOST_BYTES));
    } finally {
      connection.disconnect();
    }
  }
}
