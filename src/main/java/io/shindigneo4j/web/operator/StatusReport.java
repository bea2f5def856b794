package io.shindigneo4j.web.operator;

import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.metrics.MeterSource;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientPage;
import io.shindigneo4j.schema.query.Page;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** How this server does, as maps and lists for JSON. It has no secrets. */
final class StatusReport {
  private static final int MAX_CLIENTS = 200;

  private final DatabaseReport database;
  private final ClientRegistry clients;
  private final MeterSource meters;
  private final BackendSettings settings;
  private final Clock clock;

  StatusReport(
      DatabaseReport database,
      ClientRegistry clients,
      MeterSource meters,
      BackendSettings settings,
      Clock clock) {
    this.database = database;
    this.clients = clients;
    this.meters = meters;
    this.settings = settings;
    this.clock = clock;
  }

  Map<String, Object> read() {
    CompletableFuture<ClientPage> page = clients.list(new Page(0, MAX_CLIENTS));
    return Map.of(
        "time",
        clock.millis(),
        "shindig",
        shindig(),
        "database",
        database.read(!settings.driver().isBolt()),
        "clients",
        page.handle((read, failure) -> failure == null ? clients(read) : Map.of()).join());
  }

  private Map<String, Object> shindig() {
    MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    return Map.of(
        "version",
        version(),
        "java",
        Runtime.version().toString(),
        "started",
        ManagementFactory.getRuntimeMXBean().getStartTime(),
        "memory",
        Map.of("used", heap.getUsed(), "most", heap.getMax()),
        "transport",
        settings.driver().isBolt() ? "bolt" : "websocket",
        "queries",
        settings.queries().name().toLowerCase(Locale.ROOT),
        "meters",
        meters.read());
  }

  private static String version() {
    String version = StatusReport.class.getPackage().getImplementationVersion();
    return version == null ? "unknown" : version;
  }

  private static Map<String, Object> clients(ClientPage page) {
    return Map.of(
        "total", page.total(), "list", page.clients().stream().map(StatusReport::client).toList());
  }

  private static Map<String, Object> client(Client client) {
    return Map.of(
        "id", client.id(),
        "name", client.name(),
        "kind", word(client.kind()),
        "enabled", client.enabled(),
        "grantTypes", words(client.grantTypes()),
        "scopes", client.scopes(),
        "created", client.created());
  }

  private static List<String> words(List<? extends Enum<?>> constants) {
    return constants.stream().map(StatusReport::word).toList();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
