package io.shindigneo4j.server;

import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.EndpointSettings;
import io.shindigneo4j.server.connection.TlsFiles;
import io.shindigneo4j.server.endpoint.Endpoint;
import io.shindigneo4j.server.events.EventSettings;
import io.shindigneo4j.server.events.SubscriptionLimits;
import io.shindigneo4j.server.execution.CypherLimits;
import io.shindigneo4j.server.http.HttpSettings;
import io.shindigneo4j.server.projection.ProjectionSettings;
import io.shindigneo4j.server.routing.WebSocketAddresses;
import io.shindigneo4j.server.session.Permissions;
import io.shindigneo4j.server.session.SessionLimits;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.graphdb.config.Setting;

/** Reads the settings of each part of the plug-in from Neo4j's configuration. */
record PluginSettings(Config config) {

  EndpointSettings endpoint() {
    return new EndpointSettings(
        config.get(ServerSettings.listen_address).socketAddress(),
        tls(),
        Set.copyOf(config.get(ServerSettings.allowed_origins)),
        connectionLimits(),
        subprotocols(config));
  }

  ProjectionSettings projection() {
    return ProjectionSettings.of(
        config.get(ServerSettings.projection_memory), config.get(ServerSettings.properties_memory));
  }

  EventSettings events() {
    return new EventSettings(
        config.get(ServerEventSettings.events_enabled),
        config.get(ServerEventSettings.events_memory),
        config.get(ServerEventSettings.events_retention),
        config.get(ServerEventSettings.events_commit_limit),
        new SubscriptionLimits(
            config.get(ServerEventSettings.events_subscriptions),
            config.get(ServerEventSettings.events_subscriptions_of_user),
            config.get(ServerEventSettings.events_topics_memory),
            config.get(ServerEventSettings.events_topics_memory_of_user)));
  }

  /** The name of the protocol in the log. */
  String schemes() {
    return config.get(ServerSettings.tls_enabled) ? "wss, https" : "ws, http";
  }

  HttpSettings http() {
    return new HttpSettings(
        config.get(GraphDatabaseSettings.initial_default_database),
        config.get(ServerHttpSettings.http_login_lifetime),
        config.get(ServerHttpSettings.http_metrics_access),
        config.get(ServerLimitSettings.maximum_requests_in_flight));
  }

  private Optional<TlsFiles> tls() {
    return config.get(ServerSettings.tls_enabled)
        ? Optional.of(
            new TlsFiles(
                needed(ServerSettings.tls_certificate),
                needed(ServerSettings.tls_private_key),
                file(ServerSettings.tls_client_trust)))
        : Optional.empty();
  }

  private Path needed(Setting<Path> setting) {
    return file(setting)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    setting.name() + " is needed with " + ServerSettings.tls_enabled.name()));
  }

  /** The file of a setting; Neo4j gives its own folder for one that is not set. */
  private Optional<Path> file(Setting<Path> setting) {
    return config.isExplicitlySet(setting) ? Optional.of(config.get(setting)) : Optional.empty();
  }

  private ConnectionLimits connectionLimits() {
    return new ConnectionLimits(
        config.get(ServerLimitSettings.maximum_connections_before_login),
        config.get(ServerLimitSettings.login_timeout),
        config.get(ServerLimitSettings.login_check_interval),
        config.get(ServerLimitSettings.idle_timeout),
        config.get(ServerLimitSettings.message_timeout),
        Math.toIntExact(config.get(ServerLimitSettings.maximum_message_size)),
        config.get(ServerLimitSettings.requests_memory) / Endpoint.DECODER_THREADS,
        config.get(ServerLimitSettings.maximum_fragments),
        config.get(GraphDatabaseSettings.auth_max_failed_attempts),
        config.get(ServerLimitSettings.answers_memory));
  }

  Permissions permissions(ServerAudit audit) {
    return new Permissions(
        config.get(ServerSettings.adhoc_cypher), config.get(ServerSettings.procedures), audit);
  }

  SessionLimits sessions() {
    return new SessionLimits(
        config.get(ServerLimitSettings.request_timeout),
        config.get(ServerLimitSettings.maximum_records),
        config.get(ServerLimitSettings.maximum_message_size),
        config.get(ServerLimitSettings.requests_memory),
        config.get(ServerLimitSettings.maximum_requests_in_flight),
        config.get(ServerLimitSettings.maximum_open_transactions),
        config.get(ServerLimitSettings.maximum_transactions_of_user),
        config.get(ServerLimitSettings.maximum_transactions_in_all),
        PluginThreads.largeAnswers(config),
        new CypherLimits(
            config.get(ServerLimitSettings.maximum_cypher_length),
            config.get(ServerLimitSettings.maximum_cypher_nesting)),
        config.get(ServerLimitSettings.stream_timeout));
  }

  WebSocketAddresses addresses(InetSocketAddress bound) {
    return new WebSocketAddresses(
        config.get(BoltConnector.advertised_address),
        advertised(bound),
        config.get(ServerSettings.routing_addresses));
  }

  SocketAddress advertised(InetSocketAddress bound) {
    SocketAddress advertised = config.get(ServerSettings.advertised_address);
    return config.isExplicitlySet(ServerSettings.advertised_address)
        ? advertised
        : new SocketAddress(advertised.getHostname(), bound.getPort());
  }

  /** The subprotocols that the settings allow. */
  private static List<Subprotocol> subprotocols(Config config) {
    CompressionLevel level = config.get(ServerSettings.compression_level);
    return Subprotocol.with(
        config.get(ServerSettings.compressions).stream()
            .map(name -> compression(name, level))
            .toList());
  }

  private static Compression compression(CompressionName name, CompressionLevel level) {
    return switch (name) {
      case NONE -> Compression.NONE;
      case DEFLATE -> deflate(level);
      case LZ4 -> Compression.LZ4;
    };
  }

  private static Compression deflate(CompressionLevel level) {
    return switch (level) {
      case FAST -> Compression.DEFLATE_FAST;
      case BEST -> Compression.DEFLATE_BEST;
    };
  }
}
