package io.shindigneo4j.web.openid;

import io.shindigneo4j.web.session.HostCookie;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypterException;

/**
 * The pending sign-ins of a browser, one for each of its windows, in a cookie: so an answer counts
 * in the browser that has asked, and nowhere else. Thread-safe.
 */
final class PendingSignIns {
  private static final HostCookie COOKIE = new HostCookie("shindig-sign-in");
  private static final int MAX = 4;

  /** What browsers keep, with the name and the attributes. */
  private static final int MAX_LENGTH = 3_900;

  private final BlobCrypter crypter;
  private final InstantSource clock;

  /**
   * @param crypter whose texts are those of nothing else
   */
  PendingSignIns(BlobCrypter crypter, InstantSource clock) {
    this.crypter = crypter;
    this.clock = clock;
  }

  /** Those that are the oldest make way. Where it alone is too large, it leads back nowhere. */
  PendingSignIn begin(
      HttpServletRequest request, HttpServletResponse response, Optional<String> back) {
    PendingSignIn begun = PendingSignIn.begin(back, clock.instant());
    List<PendingSignIn> all = read(request);
    all.add(begun);
    while (all.size() > MAX || (all.size() > 1 && text(all).length() > MAX_LENGTH)) {
      all.remove(0);
    }
    if (text(all).length() > MAX_LENGTH) {
      return begin(request, response, Optional.empty());
    }
    COOKIE.write(request, response, text(all));
    return begun;
  }

  /** The one with this state, which is over with that. */
  Optional<PendingSignIn> take(
      HttpServletRequest request, HttpServletResponse response, String state) {
    List<PendingSignIn> all = read(request);
    Optional<PendingSignIn> found =
        all.stream().filter(pending -> pending.state().equals(state)).findFirst();
    if (found.isPresent()) {
      all.remove(found.get());
      if (all.isEmpty()) {
        COOKIE.clear(request, response);
      } else {
        COOKIE.write(request, response, text(all));
      }
    }
    return found;
  }

  private String text(List<PendingSignIn> all) {
    Map<String, String> fields = new HashMap<>();
    for (int i = 0; i < all.size(); i++) {
      PendingSignIn pending = all.get(i);
      fields.put("s" + i, pending.state());
      fields.put("n" + i, pending.nonce());
      fields.put("v" + i, pending.verifier());
      fields.put("t" + i, Long.toString(pending.begun().toEpochMilli()));
      if (pending.back().isPresent()) {
        fields.put("b" + i, pending.back().get());
      }
    }
    try {
      return crypter.wrap(fields);
    } catch (BlobCrypterException e) {
      throw new IllegalStateException("The sign-in could not be encrypted", e);
    }
  }

  private List<PendingSignIn> read(HttpServletRequest request) {
    List<PendingSignIn> all = new ArrayList<>();
    try {
      Optional<String> text = COOKIE.read(request);
      Map<String, String> fields = text.isEmpty() ? Map.of() : crypter.unwrap(text.get());
      for (int i = 0; fields.containsKey("s" + i); i++) {
        all.add(pending(fields, i));
      }
    } catch (BlobCrypterException e) {
      return all; // not ours, or of a key that was retired
    }
    all.removeIf(pending -> pending.isOver(clock.instant()));
    return all;
  }

  private static PendingSignIn pending(Map<String, String> fields, int i) {
    return new PendingSignIn(
        fields.get("s" + i),
        fields.get("n" + i),
        fields.get("v" + i),
        Instant.ofEpochMilli(Long.parseLong(fields.get("t" + i))),
        Optional.ofNullable(fields.get("b" + i)));
  }
}
