package io.shindigneo4j.server;

import io.shindigneo4j.server.migration.Migrations;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Credential;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.DatabaseStateService;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * An embedded Neo4j with the plug-in, in a process of its own, with its data in one folder; for
 * trying things out. It listens on the loopback interface and prints its address on the first line
 * of its output. It ends when its input ends, so that it never outlives the process that started
 * it.
 */
public final class LocalDatabase {

  private static final String HOST = "127.0.0.1";
  private static final String SYSTEM_DATABASE = "system";
  private static final String DATABASE = "neo4j";
  private static final String USER = "neo4j";

  /** A busy machine takes long. Whoever has started this ends it when that is too long. */
  private static final Duration START = Duration.ofHours(1);

  /** Of a request: that which loads the sample data takes long on a busy machine. */
  private static final Duration REQUEST = Duration.ofMinutes(10);

  private LocalDatabase() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 1) {
      throw new IllegalArgumentException("give the folder of the data");
    }
    Path directory = Path.of(arguments[0]).toAbsolutePath();
    PrintStream announcements = System.out;
    Files.createDirectories(directory);
    DatabaseManagementService service = start(directory);
    try {
      protect(service, LocalPassword.in(directory));
      migrate(service);
      announcements.println("LISTENING ws://" + HOST + ":" + port(service) + "/" + DATABASE);
      announcements.flush();
      waitForEndOfInput();
    } finally {
      service.shutdown();
    }
  }

  private static DatabaseManagementService start(Path directory) {
    DatabaseManagementService service =
        new DatabaseManagementServiceBuilder(directory)
            .setConfig(GraphDatabaseSettings.auth_enabled, true)
            .setConfig(ServerSettings.listen_address, new SocketAddress(HOST, 0))
            .setConfig(ServerLimitSettings.request_timeout, REQUEST)
            .setConfig(ServerSettings.procedures, ProcedureRights.parse("*,system.export.*"))
            .build();
    Runtime.getRuntime().addShutdownHook(new Thread(service::shutdown, "shutdown"));
    awaitStart(service);
    return service;
  }

  private static void awaitStart(DatabaseManagementService service) {
    GraphDatabaseAPI database = (GraphDatabaseAPI) service.database(DATABASE);
    DatabaseStateService states = part(service, DatabaseStateService.class);
    long start = System.nanoTime();
    while (!database.isAvailable(1_000)) {
      states
          .causeOfFailure(database.databaseId())
          .ifPresent(
              cause -> {
                throw new IllegalStateException("the database cannot start", cause);
              });
      if (System.nanoTime() - start > START.toNanos()) {
        throw new IllegalStateException("the database does not become available");
      }
    }
  }

  /** Gives the only user the password, unless it has it from an earlier start. */
  private static void protect(DatabaseManagementService service, String password) {
    Optional<LoginContext> login =
        new Authenticator(service)
            .login(
                new Credential.Password(USER, password), ClientConnectionInfo.EMBEDDED_CONNECTION);
    if (login.isEmpty()) {
      service
          .database(SYSTEM_DATABASE)
          .executeTransactionally(
              "ALTER USER " + USER + " SET PLAINTEXT PASSWORD $password CHANGE NOT REQUIRED",
              Map.of("password", password));
    }
  }

  /** Waits, so that whoever has started this learns at once what is wrong. */
  private static void migrate(DatabaseManagementService service) {
    try {
      part(service, Migrations.class).ready(service.database(DATABASE)).join();
    } catch (CompletionException e) {
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
    }
  }

  private static int port(DatabaseManagementService service) {
    return part(service, BoundAddress.class).address().getPort();
  }

  private static <T> T part(DatabaseManagementService service, Class<T> part) {
    return ((GraphDatabaseAPI) service.database(SYSTEM_DATABASE))
        .getDependencyResolver()
        .resolveDependency(part);
  }

  private static void waitForEndOfInput() throws IOException {
    while (System.in.read() >= 0) {
      // what comes in means nothing, only its end does
    }
  }
}
