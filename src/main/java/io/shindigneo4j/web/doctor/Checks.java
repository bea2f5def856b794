package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.schema.migration.MigrationSet;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The list of all checks, in the order in which they are made. */
final class Checks {

  /** For one step on the way to a server, and for one question. */
  private static final Duration STEP = Duration.ofSeconds(5);

  private final Function<String, Optional<String>> find;
  private final InstantSource clock;

  Checks(Function<String, Optional<String>> find, InstantSource clock) {
    this.find = find;
    this.clock = clock;
  }

  /**
   * Those of this machine.
   *
   * @param names under which something is set
   */
  List<Check> local(NavigableSet<String> names) {
    return List.of(
        JavaCheck.ofThis(),
        new SettingsCheck(find),
        new UnknownSettingsCheck(names),
        new InsecureSettingsCheck(find),
        new SecretFilesCheck(find),
        new TokenKeysCheck(find, clock));
  }

  /** Those of the way to the database, and of the database itself. */
  List<Check> remote(BackendSettings settings, Database database) {
    List<Server> servers = Server.of(settings.driver().addresses());
    List<Check> checks = new ArrayList<>();
    checks.add(new CertificatesCheck(settings.driver().connection().tls(), clock));
    servers.forEach(server -> checks.addAll(ofServer(server, settings.driver(), database)));
    List<String> logins = servers.stream().map(server -> server.check(LoginCheck.STEP)).toList();
    checks.add(new RoundTripCheck(logins, database));
    checks.addAll(ofDatabase(database));
    return checks;
  }

  private List<Check> ofServer(Server server, DriverSettings settings, Database database) {
    List<Check> transport =
        List.of(
            new DnsCheck(server),
            new TcpCheck(server, STEP),
            new TlsCheck(server, settings.connection().tls(), STEP, clock));
    WebSocketProbe probe = new WebSocketProbe(settings, STEP);
    List<Check> application =
        server.isBolt()
            ? List.of(new BoltLoginCheck(server, database))
            : List.of(new WebSocketCheck(server, probe), new LoginCheck(server, settings, probe));
    return Stream.of(transport, application).flatMap(List::stream).toList();
  }

  private List<Check> ofDatabase(Database database) {
    MigrationSet migrations = MigrationSet.ofProject();
    return List.of(
        new Neo4jVersionCheck(database),
        new PluginVersionCheck(ProjectVersion.get(), database),
        new OperationsCheck(database),
        new SchemaVersionCheck(migrations, database),
        new SchemaObjectsCheck(SchemaObjects.of(migrations), database),
        new SealedSecretsCheck(find, database),
        new HeapCheck(database),
        new PageCacheCheck(database),
        new GraphInMemoryCheck(database),
        new ClockCheck(clock, database));
  }

  static Database database(BackendSettings settings) {
    return new Database(settings, STEP);
  }
}
