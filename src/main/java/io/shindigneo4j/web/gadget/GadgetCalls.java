package io.shindigneo4j.web.gadget;

import com.google.common.base.Strings;
import io.shindigneo4j.web.client.SignedInViewer;
import org.apache.shindig.auth.SecurityToken;

/** Who may have this server fetch from other sites: a viewer who is signed in, by a gadget. */
final class GadgetCalls {

  static final String REFUSAL = "This needs the security token of a gadget and a viewer";

  private GadgetCalls() {}

  static boolean mayFetch(SecurityToken token) {
    return SignedInViewer.of(token).isPresent() && !Strings.isNullOrEmpty(token.getAppId());
  }
}
