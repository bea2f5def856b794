package io.shindigneo4j.server;

import org.neo4j.configuration.Config;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.kernel.api.procedure.GlobalProcedures;
import org.neo4j.kernel.extension.ExtensionFactory;
import org.neo4j.kernel.extension.ExtensionType;
import org.neo4j.kernel.extension.context.ExtensionContext;
import org.neo4j.kernel.lifecycle.Lifecycle;
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
        dependencies.logService().getUserLog(Plugin.class),
        context.dependencySatisfier());
  }
}
