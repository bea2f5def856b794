package io.shindigneo4j.server.cypher;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.exceptions.KernelException;
import org.neo4j.kernel.api.procedure.GlobalProcedures;

/**
 * Makes the native procedures known to Neo4j. Call before Neo4j scans its plug-ins, into which it
 * injects only components registered by then.
 */
public final class CypherRegistration {

  private static final boolean SAFE = true;

  private CypherRegistration() {}

  public static void register(GlobalProcedures procedures, Config config, NativeCalls calls) {
    procedures.registerComponent(NativeCalls.class, context -> calls, SAFE);
    if (!isFoundByNeo4j(config.get(GraphDatabaseSettings.plugin_dir))) {
      register(procedures);
    }
  }

  private static void register(GlobalProcedures procedures) {
    try {
      procedures.registerProcedure(NativeProcedures.class);
    } catch (KernelException e) {
      throw new IllegalStateException("cannot register the procedures", e);
    }
  }

  /** An embedded database has its classes from elsewhere; none may be registered twice. */
  private static boolean isFoundByNeo4j(Path plugins) {
    try {
      URI code = NativeProcedures.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      return Files.isDirectory(plugins)
          && Path.of(code).toRealPath().startsWith(plugins.toRealPath());
    } catch (URISyntaxException | IOException e) {
      throw new IllegalStateException("cannot find the plug-in's own code", e);
    }
  }
}
