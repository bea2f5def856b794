package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;

/** Keeps what services have given for what people have approved. */
final class Connections {
  private final TokenVault vault;
  private final GadgetOAuthSettings settings;

  @Inject
  Connections(TokenVault vault, GadgetOAuthSettings settings) {
    this.vault = vault;
    this.settings = settings;
  }

  void keep(Approval approval, ServiceToken token) throws ServiceFailure {
    ServiceFetch.requireKept(
        vault.grant(
            ServiceCall.place(approval.person(), approval.service(), approval.token()),
            token,
            approval.id(),
            settings.lifetime()));
  }
}
