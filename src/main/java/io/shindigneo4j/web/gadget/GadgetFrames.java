package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.LockedDomainService;
import org.apache.shindig.gadgets.spec.View.ContentType;
import org.apache.shindig.gadgets.uri.DefaultIframeUriManager;

/**
 * The addresses of the frames of gadgets. Every gadget can fetch, by {@code gadgets.io}, which
 * needs a token; so its frame has one, whatever the gadget requires. A page of another site has one
 * only if the gadget requires it.
 */
final class GadgetFrames extends DefaultIframeUriManager {

  @Inject
  GadgetFrames(
      ContainerConfig containers, LockedDomainService hosts, SecurityTokenCodec securityTokens) {
    super(containers, hosts, securityTokens);
  }

  @Override
  protected boolean wantsSecurityToken(Gadget gadget) {
    return super.wantsSecurityToken(gadget) || !hasPageOfAnotherSite(gadget);
  }

  private static boolean hasPageOfAnotherSite(Gadget gadget) {
    return gadget.getSpec().getViews().values().stream()
        .anyMatch(view -> view.getType() == ContentType.URL);
  }
}
