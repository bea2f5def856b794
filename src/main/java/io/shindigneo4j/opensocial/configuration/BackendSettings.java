package io.shindigneo4j.opensocial.configuration;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.CredentialsProvider;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Balancing;
import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The settings of the back end.
 *
 * @param driver how to reach the database
 * @param queries whether operations run natively or as Cypher
 * @param pageLimit the most items of one page, whatever is asked for
 * @param anonymousRead whether who is not signed in may read people
 * @param requestLimit the most bytes of a request's body
 * @param appDataLimit the most bytes that an application keeps for a person
 * @param activityTimes whether an activity that brings an id and no time gets one
 */
public record BackendSettings(
    DriverSettings driver,
    QueryMode queries,
    int pageLimit,
    boolean anonymousRead,
    int requestLimit,
    int appDataLimit,
    boolean activityTimes) {

  /**
   * Reads all settings.
   *
   * @param find looks a key up, as {@link SettingSources#find} does
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static BackendSettings from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    DriverSettings driver = driver(values);
    return new BackendSettings(
        driver,
        queries(values, driver),
        values.positive(SettingKey.PAGE_LIMIT),
        values.flag(SettingKey.ANONYMOUS_READ),
        values.positive(SettingKey.REQUEST_LIMIT),
        values.positive(SettingKey.APP_DATA_LIMIT),
        values.flag(SettingKey.ACTIVITY_TIMES));
  }

  private static QueryMode queries(SettingValues values, DriverSettings driver) {
    QueryMode queries = values.constant(SettingKey.QUERIES, QueryMode.class);
    if (driver.isBolt() && queries == QueryMode.NATIVE) {
      throw new InvalidSettingException(
          "Over Bolt, Cypher alone runs: set shindig.neo4j.queries to cypher, or"
              + " shindig.neo4j.uri to the ws address of the plug-in");
    }
    return queries;
  }

  private static DriverSettings driver(SettingValues values) {
    CredentialsProvider credentials = credentials(values);
    DriverSettings settings =
        values.get(SettingKey.URI, text -> DriverSettings.of(text, credentials));
    TlsSettings tls = tls(values);
    if (settings.isBolt() && !tls.equals(TlsSettings.DEFAULT)) {
      throw new InvalidSettingException(
          "shindig.neo4j.trust-store and shindig.neo4j.key-store are for wss: Bolt trusts whom the"
              + " Java runtime trusts");
    }
    return withServers(settings, values)
        .withConnections(values.get(SettingKey.CONNECTIONS, BackendSettings::connections))
        .withClient(values.constant(SettingKey.TRANSPORT, Client.class))
        .withTls(tls)
        .withEncoding(values.constant(SettingKey.ENCODING, Encoding.class))
        .withCompression(values.constant(SettingKey.COMPRESSION, Compression.class))
        .withConnectTimeout(values.duration(SettingKey.CONNECT_TIMEOUT))
        .withCallTimeout(values.duration(SettingKey.CALL_TIMEOUT));
  }

  private static CredentialsProvider credentials(SettingValues values) {
    String username = values.get(SettingKey.USERNAME, BackendSettings::username);
    String password = values.verbatim(SettingKey.PASSWORD);
    Optional<PasswordFile> file =
        values.get(
            SettingKey.PASSWORD_FILE,
            text ->
                text.isEmpty() ? Optional.empty() : Optional.of(PasswordFile.of(username, text)));
    if (file.isPresent() && !password.isEmpty()) {
      throw new InvalidSettingException(
          "shindig.neo4j.password and shindig.neo4j.password-file are both set: choose one");
    }
    return file.isPresent() ? file.get() : new Credentials(username, password);
  }

  private static DriverSettings withServers(DriverSettings settings, SettingValues values) {
    List<String> servers = values.get(SettingKey.SERVERS, text -> servers(text, settings));
    Routing routing = values.constant(SettingKey.ROUTING, Routing.class);
    Balancing balance = values.constant(SettingKey.BALANCE, Balancing.class);
    if (settings.isBolt() && (!servers.isEmpty() || routing != Routing.NONE)) {
      throw new InvalidSettingException(
          "shindig.neo4j.servers and shindig.neo4j.routing are for ws and wss: by Bolt, an address"
              + " that begins with neo4j finds the servers itself");
    }
    return settings.withServers(servers).withRouting(routing).withBalance(balance);
  }

  private static List<String> servers(String text, DriverSettings settings) {
    List<String> servers = Stream.of(text.split(",")).map(String::strip).toList();
    if (text.isEmpty() || settings.isBolt()) {
      return text.isEmpty() ? List.of() : servers;
    }
    return settings.withServers(servers).cluster().servers();
  }

  private static TlsSettings tls(SettingValues values) {
    return new TlsSettings(
        store(values, SettingKey.TRUST_STORE, SettingKey.TRUST_STORE_PASSWORD),
        store(values, SettingKey.KEY_STORE, SettingKey.KEY_STORE_PASSWORD));
  }

  private static int connections(String text) {
    int count = Integer.parseInt(text);
    if (count <= 0 || count > DriverSettings.MOST_CONNECTIONS) {
      throw new IllegalArgumentException("it must be from 1 to " + DriverSettings.MOST_CONNECTIONS);
    }
    return count;
  }

  private static Optional<Store> store(SettingValues values, Setting file, Setting password) {
    return values
        .get(file, BackendSettings::file)
        .map(readable -> new Store(readable, values.verbatim(password)));
  }

  private static Optional<Path> file(String text) {
    if (!text.isEmpty() && !Files.isReadable(Path.of(text))) {
      throw new IllegalArgumentException("it must be a file that can be read");
    }
    return Optional.of(text).filter(name -> !name.isEmpty()).map(Path::of);
  }

  /** HTTP's Basic authentication ends the name at the first colon. */
  private static String username(String text) {
    if (text.isEmpty() || text.contains(":")) {
      throw new IllegalArgumentException("it must be a name without a colon");
    }
    return text;
  }
}
