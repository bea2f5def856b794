package io.shindigneo4j.web.client;

import com.google.common.base.Strings;
import io.shindigneo4j.opensocial.access.ScopedToken;
import org.apache.shindig.auth.SecurityToken;

/** Who may have this server fetch from other sites: a viewer who is signed in, by a gadget. */
public final class GadgetCalls {

  public static final String REFUSAL = "This needs the security token of a gadget and a viewer";

  private GadgetCalls() {}

  /**
   * Whether the caller is such a viewer and gadget.
   *
   * @param token null for none
   */
  public static boolean mayFetch(SecurityToken token) {
    return SignedInViewer.of(token).isPresent()
        && !Strings.isNullOrEmpty(token.getAppId())
        && !ScopedToken.isForDataAlone(token);
  }
}
