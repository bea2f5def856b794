package io.shindigneo4j.server;

import static org.neo4j.configuration.SettingConstraints.minSize;
import static org.neo4j.configuration.SettingConstraints.noDuplicates;
import static org.neo4j.configuration.SettingValueParsers.BOOL;
import static org.neo4j.configuration.SettingValueParsers.BYTES;
import static org.neo4j.configuration.SettingValueParsers.PATH;
import static org.neo4j.configuration.SettingValueParsers.SOCKET_ADDRESS;
import static org.neo4j.configuration.SettingValueParsers.STRING;
import static org.neo4j.configuration.SettingValueParsers.listOf;
import static org.neo4j.configuration.SettingValueParsers.ofEnum;

import io.shindigneo4j.metrics.MetricsExport;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.routing.RoutingAddresses;
import io.shindigneo4j.server.session.AdhocCypher;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.neo4j.configuration.Description;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.SettingImpl;
import org.neo4j.configuration.SettingValueParser;
import org.neo4j.configuration.SettingsDeclaration;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.graphdb.config.Setting;

/**
 * The plug-in's settings in {@code neo4j.conf} of its endpoint, its procedures and its memory.
 * Neo4j finds this and the other classes of settings through {@code META-INF/services}.
 */
public final class ServerSettings implements SettingsDeclaration {

  /** Neo4j takes settings in namespaces of its own only. */
  static final String PREFIX = "server.shindig.neo4j.";

  private static final int DEFAULT_PORT = 7690;
  private static final long PARTS_OF_THE_HEAP = 8;

  @Description("Whether the plug-in opens its endpoint.")
  public static final Setting<Boolean> enabled =
      SettingImpl.newBuilder(PREFIX + "enabled", BOOL, true).build();

  @Description("Address that the endpoint listens on.")
  public static final Setting<SocketAddress> listen_address =
      SettingImpl.newBuilder(
              PREFIX + "listen_address", SOCKET_ADDRESS, new SocketAddress(DEFAULT_PORT))
          .setDependency(GraphDatabaseSettings.default_listen_address)
          .build();

  @Description(
      "Address for clients, as the log names it; the port is that of listen_address unless set.")
  public static final Setting<SocketAddress> advertised_address =
      SettingImpl.newBuilder(
              PREFIX + "advertised_address", SOCKET_ADDRESS, new SocketAddress(DEFAULT_PORT))
          .setDependency(GraphDatabaseSettings.default_advertised_address)
          .build();

  @Description(
      "Where the plug-in's meters are shown, besides `GET /metrics`: `jmx`, or `none`, which leaves"
          + " them unmeasured.")
  public static final Setting<MetricsExport> metrics =
      SettingImpl.newBuilder(PREFIX + "metrics", ofEnum(MetricsExport.class), MetricsExport.JMX)
          .build();

  @Description(
      "Whether logins, refused ones and refused procedures are told in Neo4j's log, by the logger"
          + " `io.shindigneo4j.audit`.")
  public static final Setting<Boolean> audit =
      SettingImpl.newBuilder(PREFIX + "audit", BOOL, true).build();

  @Description(
      "Addresses for clients of other servers of a cluster, by their Bolt addresses, such as"
          + " `db1:7687=wss1.example.org:7690`, separated by commas; others have the port of this"
          + " server.")
  public static final Setting<RoutingAddresses> routing_addresses =
      SettingImpl.newBuilder(
              PREFIX + "routing_addresses",
              new RoutingAddressesParser(),
              new RoutingAddresses(Map.of()))
          .build();

  @Description("Whether connections are encrypted (wss). Plain ones are refused then.")
  public static final Setting<Boolean> tls_enabled =
      SettingImpl.newBuilder(PREFIX + "tls_enabled", BOOL, false).build();

  @Description(
      "PEM file with the server's certificate, and those between it and its authority's. Read again"
          + " when it changes.")
  public static final Setting<Path> tls_certificate = file("tls_certificate");

  @Description(
      "PEM file with the key of the certificate, in PKCS #8 and not encrypted. Read again when it"
          + " changes.")
  public static final Setting<Path> tls_private_key = file("tls_private_key");

  @Description(
      "PEM file with the authorities of clients' certificates; if set, clients must have one. Read"
          + " again when it changes.")
  public static final Setting<Path> tls_client_trust = file("tls_client_trust");

  @Description(
      "Origins of web pages that may connect, such as `https://www.example.org`, separated by"
          + " commas.")
  public static final Setting<List<String>> allowed_origins =
      SettingImpl.newBuilder(PREFIX + "allowed_origins", listOf(STRING), List.of()).build();

  @Description(
      "Whether clients may send Cypher of their own: `allowed`, `read_only`, or `forbidden`, which"
          + " leaves them the native procedures.")
  public static final Setting<AdhocCypher> adhoc_cypher =
      SettingImpl.newBuilder(
              PREFIX + "adhoc_cypher", ofEnum(AdhocCypher.class), AdhocCypher.ALLOWED)
          .build();

  @Description("Which users may call which native procedures: `*:people.*,groups.get;alice:*`.")
  public static final Setting<ProcedureRights> procedures =
      SettingImpl.newBuilder(
              PREFIX + "procedures", new ProcedureRightsParser(), ProcedureRights.parse("*"))
          .build();

  @Description("Folder of packs: jars that bring native procedures.")
  public static final Setting<Path> packs_directory = folder("packs_directory", "packs");

  @Description("Folder of stored Cypher: files that are procedures each.")
  public static final Setting<Path> stored_cypher_directory =
      folder("stored_cypher_directory", "cypher");

  @Description(
      "Whether packs and stored Cypher are loaded again when they change. For development.")
  public static final Setting<Boolean> procedures_reload =
      SettingImpl.newBuilder(PREFIX + "procedures_reload", BOOL, false).build();

  @Description(
      "Most memory for the friendships and memberships of a database. An eighth of it is for"
          + " reading them; a graph that takes more than the rest stays in the store until it is"
          + " smaller, and 0 disables the graph in memory.")
  public static final Setting<Long> projection_memory =
      SettingImpl.newBuilder(
              PREFIX + "projection_memory",
              BYTES,
              Runtime.getRuntime().maxMemory() / PARTS_OF_THE_HEAP)
          .build();

  @Description(
      "Most memory for what is read of the nodes of a database: properties, the entries of"
          + " profiles, the order of timelines, and the times of friendships. Unused entries are"
          + " evicted; 0 disables the cache.")
  public static final Setting<Long> properties_memory =
      SettingImpl.newBuilder(
              PREFIX + "properties_memory",
              BYTES,
              Runtime.getRuntime().maxMemory() / PARTS_OF_THE_HEAP)
          .build();

  @Description("How messages may be compressed; clients choose among these.")
  public static final Setting<List<CompressionName>> compressions =
      SettingImpl.newBuilder(
              PREFIX + "compressions",
              listOf(ofEnum(CompressionName.class)),
              List.of(CompressionName.values()))
          .addConstraint(minSize(0)) // it must have more than that
          .addConstraint(noDuplicates())
          .build();

  @Description("Whether answers are deflated in little time (FAST) or to few bytes (BEST).")
  public static final Setting<CompressionLevel> compression_level =
      SettingImpl.newBuilder(
              PREFIX + "compression_level", ofEnum(CompressionLevel.class), CompressionLevel.FAST)
          .build();

  /** A folder below Neo4j's folder of plug-ins. Neo4j itself does not look into subfolders. */
  private static Setting<Path> folder(String name, String defaultName) {
    return SettingImpl.newBuilder(PREFIX + name, PATH, Path.of(defaultName))
        .setDependency(GraphDatabaseSettings.plugin_dir)
        .build();
  }

  private static Setting<Path> file(String name) {
    return SettingImpl.newBuilder(PREFIX + name, PATH, null)
        .setDependency(GraphDatabaseSettings.neo4j_home)
        .build();
  }

  /** Reads who may call which native procedures. */
  private static final class ProcedureRightsParser implements SettingValueParser<ProcedureRights> {

    @Override
    public ProcedureRights parse(String value) {
      return ProcedureRights.parse(value);
    }

    @Override
    public String getDescription() {
      return "users with the names of procedures, such as `*:people.*,groups.get;alice:*`";
    }

    @Override
    public Class<ProcedureRights> getType() {
      return ProcedureRights.class;
    }
  }

  /** Reads which WebSocket addresses do not follow from Bolt addresses. */
  private static final class RoutingAddressesParser
      implements SettingValueParser<RoutingAddresses> {

    @Override
    public RoutingAddresses parse(String value) {
      return RoutingAddresses.parse(value);
    }

    @Override
    public String getDescription() {
      return "Bolt addresses with WebSocket addresses, such as `db1:7687=wss1.example.org:7690`";
    }

    @Override
    public Class<RoutingAddresses> getType() {
      return RoutingAddresses.class;
    }
  }
}
