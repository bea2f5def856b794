package io.shindigneo4j.web.token;

import java.time.Instant;
import java.util.Map;
import org.apache.shindig.auth.AbstractSecurityToken.Keys;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.config.ContainerConfig;

/**
 * The security token of a request that has a session instead. What comes of it, such as the tokens
 * of gadgets, ends with the session.
 */
public final class SessionToken {
  private static final String DOMAIN = "shindig";

  private SessionToken() {}

  /**
   * A token of the container's own page: its viewer is its owner.
   *
   * @param application empty for none
   * @param session the id of the session
   * @param signedIn when the session began
   * @param expires when it ends if nothing comes of it
   */
  public static SecurityToken of(
      String person, String application, String session, Instant signedIn, Instant expires) {
    Map<String, String> fields =
        Map.of(
            Keys.OWNER.getKey(), person,
            Keys.VIEWER.getKey(), person,
            Keys.APP_URL.getKey(), application,
            Keys.EXPIRES.getKey(), Long.toString(expires.getEpochSecond()));
    BlobCrypterSecurityToken token =
        new BlobCrypterSecurityToken(ContainerConfig.DEFAULT_CONTAINER, DOMAIN, null, fields);
    return FirstIssue.mark(FirstIssue.ofSession(token, session), signedIn.toEpochMilli());
  }
}
