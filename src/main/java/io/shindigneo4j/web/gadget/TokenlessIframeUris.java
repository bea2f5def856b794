package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.LockedDomainService;
import org.apache.shindig.gadgets.uri.DefaultIframeUriManager;

/**
 * The addresses of gadgets' frames, with the place {@code %st%} for a token in them. Shindig would
 * put a token of any gadget there, for whoever asks for its metadata.
 */
final class TokenlessIframeUris extends DefaultIframeUriManager {

  @Inject
  TokenlessIframeUris(
      ContainerConfig configuration, LockedDomainService domains, SecurityTokenCodec tokens) {
    super(configuration, domains, tokens);
  }

  @Override
  protected String generateSecurityToken(Gadget gadget) {
    return null;
  }
}
