package io.shindigneo4j.testing;

import io.shindigneo4j.web.token.TokenCrypter;
import io.shindigneo4j.web.token.TokenKey;
import io.shindigneo4j.web.token.TokenKeys;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.apache.shindig.auth.AbstractSecurityToken.Keys;
import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.common.crypto.BlobCrypterException;

/** Who asks. */
public final class Tokens {
  /** What servers under test encrypt their tokens with. */
  public static final String KEY = "k3RxW0zq5s7Yb1Tn9vGdJm2LpE8uHfCa";

  private static final Duration HOUR = Duration.ofHours(1);

  private Tokens() {}

  public static SecurityToken viewer(String id) {
    return of(id, id);
  }

  public static SecurityToken of(String owner, String viewer) {
    return of(owner, viewer, "app");
  }

  /** A person who looks through an application. */
  public static SecurityToken viewer(String id, String application) {
    return of(id, id, application);
  }

  private static SecurityToken of(String owner, String viewer, String application) {
    return new BasicSecurityToken(
        owner, viewer, application, "domain", "http://app/", "0", "default", null, null);
  }

  public static SecurityToken anonymous() {
    return new AnonymousSecurityToken();
  }

  /** The encrypted token of a viewer who is the owner, too; issued now, and good for an hour. */
  public static String encrypted(String viewer) {
    return encrypted(viewer, viewer, "1");
  }

  public static String encrypted(String owner, String viewer, String application) {
    return encrypted(KEY, owner, viewer, application);
  }

  /** The same by another key. */
  public static String encrypted(String key, String owner, String viewer, String application) {
    Map<String, String> fields = fields(owner, viewer, application);
    Instant now = Instant.now();
    fields.put("x", Long.toString(now.plus(HOUR).getEpochSecond()));
    fields.put(
        Keys.TRUSTED_JSON.getKey(), "{\"firstIssue\": " + now.toEpochMilli() / 1_000.0 + "}");
    return encrypted(key, fields);
  }

  /** One whose end has come; Shindig allows clocks to differ by three minutes. */
  public static String expired(String viewer) {
    Map<String, String> fields = fields(viewer, viewer, "1");
    fields.put("x", Long.toString(Instant.now().minus(HOUR).getEpochSecond()));
    return encrypted(KEY, fields);
  }

  /** One without an end. */
  public static String everlasting(String viewer) {
    return encrypted(KEY, fields(viewer, viewer, "1"));
  }

  /** By the names that Shindig's codec gives to the fields. */
  public static String encrypted(String key, Map<String, String> fields) {
    try {
      return "default:" + new TokenCrypter(TokenKeys.of(new TokenKey(key)), "default").wrap(fields);
    } catch (BlobCrypterException e) {
      throw new AssertionError(e);
    }
  }

  private static Map<String, String> fields(String owner, String viewer, String application) {
    return new HashMap<>(Map.of("o", owner, "v", viewer, "u", application));
  }
}
