package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;

/** Keeps what services have given for what people have approved. */
final class ServiceConnections {
  private final TokenVault vault;
  private final GadgetOAuthSettings settings;

  @Inject
  ServiceConnections(TokenVault vault, GadgetOAuthSettings settings) {
    this.vault = vault;
    this.settings = settings;
  }

  void keep(TokenPlace place, ServiceToken token) throws ServiceFailure {
    ServiceFetch.requireKept(vault.grant(place, token, settings.lifetime()));
  }
}
