package io.shindigneo4j.opensocial.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ListServices;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.RegisterService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.RemoveService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceChange;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceOutcome;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServicePage;
import io.shindigneo4j.schema.query.Page;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The services from which gadgets fetch. The futures complete as those of {@link
 * OperationRunner#run}. Safe for use by many threads.
 */
public final class ServiceRegistry {

  private final OperationRunner operations;
  private final Clock clock;

  @Inject
  public ServiceRegistry(OperationRunner operations, Clock clock) {
    this.operations = operations;
    this.clock = clock;
  }

  /** The service that exactly this gadget calls by this name. */
  public CompletableFuture<Optional<GadgetService>> find(String gadget, String name) {
    return gadget.length() + name.length() > GadgetService.MAX_LENGTH
        ? CompletableFuture.completedFuture(Optional.empty())
        : operations.run(ServiceOperations.GET, new GetService(gadget, name));
  }

  /** All services in order of gadget, then name. */
  public CompletableFuture<ServicePage> list(Page page) {
    return operations.run(ServiceOperations.LIST, new ListServices(page));
  }

  /**
   * Registers a service.
   *
   * @return {@code DONE}, or {@code EXISTS} where the gadget has one of this name
   */
  public CompletableFuture<ServiceOutcome> register(ServiceRegistration registration) {
    RegisterService parameters = new RegisterService(registration.service(clock.millis()));
    return operations.run(ServiceOperations.REGISTER, parameters).thenApply(ServiceChange::outcome);
  }

  /**
   * Removes a service; its tokens are of no more use.
   *
   * @return {@code DONE} or {@code UNKNOWN}
   */
  public CompletableFuture<ServiceOutcome> remove(String gadget, String name) {
    RemoveService parameters = new RemoveService(gadget, name);
    return operations.run(ServiceOperations.REMOVE, parameters).thenApply(ServiceChange::outcome);
  }
}
