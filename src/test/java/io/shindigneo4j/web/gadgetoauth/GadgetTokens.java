package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.gadgetoauth.GadgetTokenStore;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.web.token.SealedSecrets;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** What services have given for people, as Shindig keeps it in the graph. */
public final class GadgetTokens {

  private final TokenVault vault;

  public GadgetTokens(GraphDriver driver, SealedSecrets secrets) {
    OperationRunner operations = new OperationRunner(driver, QueryMode.NATIVE);
    GadgetTokenStore store =
        new GadgetTokenStore(operations, RevocationCheck.NONE, Clock.systemUTC());
    vault = new TokenVault(store, secrets, Clock.systemUTC());
  }

  /**
   * Keeps a token that a person has just approved.
   *
   * @param service its id
   */
  public void keep(String person, String service, String token) {
    GadgetTokenOutcome outcome =
        vault.grant(
            ServiceCall.place(person, service, "a scope"),
            new ServiceToken(token, "a refresh token", 0),
            Duration.ofDays(90));
    assertThat(outcome).isEqualTo(GadgetTokenOutcome.DONE);
  }

  /** What was kept so, decrypted. */
  public Optional<String> find(String person, String service, String gadget) {
    return vault
        .find(ServiceCall.place(person, service, "a scope"), gadget)
        .map(held -> held.token().token());
  }
}
