package io.shindigneo4j.driver.bolt;

import java.net.URI;
import java.time.Duration;
import java.util.regex.Pattern;

/**
 * The settings of a connection by Bolt.
 *
 * @param uri its path is the name of the database
 * @param authorization the value of an HTTP Authorization header, Basic or Bearer
 * @param acquisitionTimeout how long a statement may wait for a connection
 * @param livenessCheck how long a connection may be unused before it is tested
 */
public record BoltSettings(
    URI uri,
    String authorization,
    Duration connectTimeout,
    Duration acquisitionTimeout,
    Duration livenessCheck) {

  String database() {
    return uri.getPath().substring(1);
  }

  /** The address as the official driver takes it, without the database. */
  URI address() {
    String path = uri.getRawPath();
    return URI.create(uri.toString().replaceFirst(Pattern.quote(path), ""));
  }

  /** Without the credentials. */
  @Override
  public String toString() {
    return "BoltSettings[" + uri + "]";
  }
}
