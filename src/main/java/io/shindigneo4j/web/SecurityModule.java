package io.shindigneo4j.web;

import com.google.inject.AbstractModule;
import io.shindigneo4j.web.audit.AuditModule;
import io.shindigneo4j.web.cache.CacheModule;
import io.shindigneo4j.web.endpoint.EndpointModule;
import io.shindigneo4j.web.gadget.GadgetModule;
import io.shindigneo4j.web.origin.OriginModule;
import io.shindigneo4j.web.outbound.OutboundModule;
import io.shindigneo4j.web.token.GadgetTokensModule;
import io.shindigneo4j.web.token.TokenModule;

/**
 * Secures what Shindig leaves open by default: security tokens, access tokens and signatures,
 * requests that come in and go out, and gadgets.
 */
public final class SecurityModule extends AbstractModule {

  @Override
  protected void configure() {
    install(new AuditModule());
    install(new TokenModule());
    install(new GadgetTokensModule());
    install(new EndpointModule());
    install(new OriginModule());
    install(new OutboundModule());
    install(new CacheModule());
    install(new GadgetModule());
  }
}
