package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.token.SealedSecrets;

/** The secrets and keys by which Shindig is known to services. */
final class ServiceSecrets {
  private final SealedSecrets secrets;

  @Inject
  ServiceSecrets(SealedSecrets secrets) {
    this.secrets = secrets;
  }

  /**
   * The secret or private key.
   *
   * @throws ServiceFailure if its key is gone
   */
  String of(GadgetService service) throws ServiceFailure {
    return secrets
        .open(service.sealedSecret(), SealedOwner.service(service.id()))
        .orElseThrow(
            () ->
                new ServiceFailure(
                    FailureCode.CONFIGURATION, "The service must be registered again"))
        .text();
  }
}
