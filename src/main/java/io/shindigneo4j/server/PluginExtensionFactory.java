package io.shindigneo4j.server;

import io.shindigneo4j.server.audit.ServerAudit;
import org.neo4j.configuration.Config;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.kernel.api.procedure.GlobalProcedures;
import org.neo4j.kernel.extension.ExtensionFactory;
import org.neo4j.kernel.extension.ExtensionType;
import org.neo4j.kernel.extension.context.ExtensionContext;
import org.neo4j.kernel.lifecycle.Lifecycle;
import org.neo4j.logging.Log;
import org.neo4j.logging.internal.LogService;

/** Makes the plug-in; Neo4j finds it through {@code META-INF/services}. */
public final class PluginExtensionFactory
    extends ExtensionFactory<PluginExtensionFactory.Dependencies> {

  /** The services that Neo4j injects. */
  public interface Dependencies {

    DatabaseManagementService databaseManagementService();

    GlobalProcedures globalProcedures();

    Config config();

    LogService logService();
  }

  public PluginExtensionFactory() {
    super(ExtensionType.GLOBAL, "shindig-neo4j");
  }

  @Override
  public Lifecycle newInstance(ExtensionContext context, Dependencies dependencies) {
    return new Plugin(
        dependencies.databaseManagementService(),
        dependencies.globalProcedures(),
        dependencies.config(),
        audit(dependencies),
        dependencies.logService().getUserLog(Plugin.class),
        context.dependencySatisfier());
  }

  private static ServerAudit audit(Dependencies dependencies) {
    if (!dependencies.config().get(ServerSettings.audit)) {
      return ServerAudit.OFF;
    }
    Log log = dependencies.logService().getUserLogProvider().getLog(ServerAudit.LOGGER);
    return new ServerAudit(log::info, System::nanoTime);
  }
}
