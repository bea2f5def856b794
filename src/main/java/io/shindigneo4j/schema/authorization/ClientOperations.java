package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.Optional;

/** The operations on clients. */
public final class ClientOperations {

  /** Registers a client whose id is not taken. */
  public static final Operation<RegisterClient, ClientChange> REGISTER =
      Operation.write(
          "clients.register",
          "Registers an OAuth client.",
          RegisterClient.class,
          one(ClientChange.class));

  /** A client by its id, enabled or not. */
  public static final Operation<GetClient, Optional<Client>> GET =
      Operation.read("clients.get", "An OAuth client.", GetClient.class, atMostOne(Client.class));

  /** The clients in order of id. */
  public static final Operation<ListClients, ClientPage> LIST =
      Operation.read(
          "clients.list",
          "The OAuth clients in order of id.",
          ListClients.class,
          one(ClientPage.class));

  /**
   * Enables or disables a client. What was issued to a client before it was disabled, or while it
   * was, is revoked.
   */
  public static final Operation<EnableClient, ClientChange> ENABLE =
      Operation.repeatableWrite(
          "clients.enable",
          "Enables or disables an OAuth client.",
          EnableClient.class,
          one(ClientChange.class));

  private ClientOperations() {}
}
