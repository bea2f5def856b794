package io.shindigneo4j.web.outbound;

import org.apache.http.auth.AuthScope;
import org.apache.http.auth.Credentials;
import org.apache.http.client.CredentialsProvider;

/**
 * Credentials of nobody. The HTTP client would remember those in an address or a redirect, and log
 * others in with them.
 */
final class NoCredentials implements CredentialsProvider {

  @Override
  public void setCredentials(AuthScope scope, Credentials credentials) {}

  @Override
  public Credentials getCredentials(AuthScope scope) {
    return null;
  }

  @Override
  public void clear() {}
}
