package io.shindigneo4j.schema.gadgetoauth;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.Optional;

/** The operations on services from which gadgets fetch. */
public final class ServiceOperations {

  /** Registers a service under a name that the gadget does not use yet. */
  public static final Operation<RegisterService, ServiceChange> REGISTER =
      Operation.write(
          "services.register",
          "Registers a service from which a gadget may fetch.",
          RegisterService.class,
          one(ServiceChange.class));

  /** A service by its gadget and name. */
  public static final Operation<GetService, Optional<GadgetService>> GET =
      Operation.read(
          "services.get",
          "A service from which a gadget may fetch.",
          GetService.class,
          atMostOne(GadgetService.class));

  /** The services in order of gadget, then name. */
  public static final Operation<ListServices, ServicePage> LIST =
      Operation.read(
          "services.list",
          "The services from which gadgets may fetch, in order of gadget and name.",
          ListServices.class,
          one(ServicePage.class));

  /**
   * Removes a service. Its tokens are of no more use: one that is registered under the same name
   * has another id. They are deleted within an hour.
   */
  public static final Operation<RemoveService, ServiceChange> REMOVE =
      Operation.write(
          "services.remove",
          "Removes a service from which a gadget may fetch.",
          RemoveService.class,
          one(ServiceChange.class));

  private ServiceOperations() {}
}
