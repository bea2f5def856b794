package io.shindigneo4j.opensocial.oauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.ClientOperations;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientChange;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientPage;
import io.shindigneo4j.schema.authorization.ClientOperations.EnableClient;
import io.shindigneo4j.schema.authorization.ClientOperations.GetClient;
import io.shindigneo4j.schema.authorization.ClientOperations.ListClients;
import io.shindigneo4j.schema.authorization.ClientOperations.RegisterClient;
import io.shindigneo4j.schema.query.Page;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The clients of our OAuth servers. The futures complete as those of {@link OperationRunner#run}.
 * Safe for use by many threads.
 */
public final class ClientRegistry {

  private final OperationRunner operations;
  private final Clock clock;

  @Inject
  public ClientRegistry(OperationRunner operations, Clock clock) {
    this.operations = operations;
    this.clock = clock;
  }

  /** A client that may do something: empty for one that is disabled, as for one that is unknown. */
  public CompletableFuture<Optional<Client>> find(String id) {
    return operations
        .run(ClientOperations.GET, new GetClient(id))
        .thenApply(client -> client.filter(Client::enabled));
  }

  /** All clients in order of id, those too that are disabled. */
  public CompletableFuture<ClientPage> list(Page page) {
    return operations.run(ClientOperations.LIST, new ListClients(page));
  }

  /**
   * Registers a client, enabled.
   *
   * @return {@code DONE}, or {@code EXISTS} where the id is taken
   */
  public CompletableFuture<ClientOutcome> register(ClientRegistration registration) {
    RegisterClient parameters = new RegisterClient(registration.client(clock.millis()));
    return operations.run(ClientOperations.REGISTER, parameters).thenApply(ClientChange::outcome);
  }

  /**
   * Enables a client, or disables it and revokes what was issued to it.
   *
   * @return {@code DONE} or {@code UNKNOWN}
   */
  public CompletableFuture<ClientOutcome> enable(String id, boolean enabled) {
    EnableClient parameters = new EnableClient(id, enabled, clock.millis());
    return operations.run(ClientOperations.ENABLE, parameters).thenApply(ClientChange::outcome);
  }
}
