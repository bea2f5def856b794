package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.schema.authorization.Client;
import io.shindigneo4j.schema.authorization.ClientOutcome;
import io.shindigneo4j.web.token.SealedValues;
import java.time.Clock;
import java.util.function.Consumer;

/** The secrets with which clients sign their requests. */
final class ClientSecrets implements SealedValues {

  private final ClientRegistry clients;

  ClientSecrets(OperationRunner operations) {
    clients = new ClientRegistry(operations, Clock.systemUTC());
  }

  @Override
  public String name() {
    return "secrets of clients";
  }

  @Override
  public void forEach(Consumer<SealedValue> consumer) {
    Pages.forEach(
        page -> GraphAccess.answer(clients.list(page)).clients(), client -> give(client, consumer));
  }

  private static void give(Client client, Consumer<SealedValue> consumer) {
    if (client.sealedSecret() != null) {
      consumer.accept(new SealedValue(client.id(), client.sealedSecret()));
    }
  }

  @Override
  public boolean replace(SealedValue old, String sealed) {
    return GraphAccess.answer(clients.reseal(old.owner(), old.sealed(), sealed))
        == ClientOutcome.DONE;
  }
}
