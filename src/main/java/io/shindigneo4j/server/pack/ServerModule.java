package io.shindigneo4j.server.pack;

import com.google.inject.AbstractModule;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.logging.Log;

/** Binds what packs can have injected. */
final class ServerModule extends AbstractModule {

  private final DatabaseManagementService databases;
  private final Log log;

  ServerModule(DatabaseManagementService databases, Log log) {
    this.databases = databases;
    this.log = log;
  }

  @Override
  protected void configure() {
    bind(DatabaseManagementService.class).toInstance(databases);
    bind(Log.class).toInstance(log);
    PackModule.procedures(binder());
    PackModule.lives(binder());
  }
}
