package io.shindigneo4j.server.commit;

import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.event.TransactionEventListener;

/** Registers a transaction event listener of one database. Confined to one thread at a time. */
public final class ListenerRegistration {

  private final DatabaseManagementService service;
  private final String database;
  private final TransactionEventListener<?> listener;
  private boolean registered;

  public ListenerRegistration(
      DatabaseManagementService service, String database, TransactionEventListener<?> listener) {
    this.service = service;
    this.database = database;
    this.listener = listener;
  }

  /** Puts the listener behind all others, whose changes it would miss otherwise. */
  public void registerLast() {
    unregister();
    service.registerTransactionEventListener(database, listener);
    registered = true;
  }

  public void unregister() {
    if (!registered) {
      return;
    }
    registered = false;
    try {
      service.unregisterTransactionEventListener(database, listener);
    } catch (IllegalStateException e) {
      // it has gone with its database
    }
  }
}
