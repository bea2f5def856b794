package io.shindigneo4j.upgrade;

import io.shindigneo4j.build.ProjectSettings;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Map;
import java.util.TreeMap;
import org.neo4j.configuration.SettingImpl;

/** The settings of an operator who has written each key of this version. */
final class ReleaseSettings {

  /** In place of the defaults: what the data needs, and what has no default to write. */
  private static final Map<String, String> OF_SHINDIG =
      Map.ofEntries(
          Map.entry("shindig.neo4j.token-key-file", "/etc/shindig/token.key"),
          Map.entry("shindig.neo4j.hosts", "localhost, 127.0.0.1"),
          Map.entry("shindig.neo4j.sample-sign-in", "true"),
          Map.entry("shindig.neo4j.operators", "john.doe"),
          Map.entry("shindig.neo4j.internal-hosts", "intranet.example.org"),
          Map.entry("shindig.neo4j.oauth1", "true"),
          Map.entry("shindig.neo4j.oauth1-origin", SignedRequest.ORIGIN),
          Map.entry("shindig.neo4j.gadget-oauth", "true"),
          Map.entry("shindig.neo4j.gadget-oauth-address", SignedRequest.ORIGIN),
          Map.entry("shindig.neo4j.api-origins", "https://app.example.org"));

  /** In place of defaults that depend on the machine, or are none. */
  private static final Map<String, String> OF_PLUGIN =
      Map.ofEntries(
          Map.entry("routing_addresses", "db1:7687=db1.example.org:7690"),
          Map.entry("tls_certificate", "certificates/shindig/public.crt"),
          Map.entry("tls_private_key", "certificates/shindig/private.key"),
          Map.entry("tls_client_trust", "certificates/shindig/clients.crt"),
          Map.entry("allowed_origins", "https://www.example.org"),
          Map.entry("packs_directory", "packs"),
          Map.entry("stored_cypher_directory", "cypher"),
          Map.entry("projection_memory", "64MiB"),
          Map.entry("properties_memory", "64MiB"),
          Map.entry("answers_memory", "64MiB"),
          Map.entry("requests_memory", "64MiB"),
          Map.entry("worker_threads", "4"),
          Map.entry("maximum_transactions_in_all", "100"),
          Map.entry("maximum_transactions_of_user", "75"));

  private static final String PLUGIN_PREFIX = "server.shindig.neo4j.";

  private ReleaseSettings() {}

  /** Those of Shindig; empty where that is the default. */
  static Map<String, String> ofShindig() {
    Map<String, String> settings = new TreeMap<>();
    for (Setting setting : ProjectSettings.OF_SHINDIG) {
      settings.put(setting.key(), OF_SHINDIG.getOrDefault(setting.key(), setting.defaultValue()));
    }
    return settings;
  }

  /** Those of {@code neo4j.conf}. */
  static Map<String, String> ofPlugin() {
    Map<String, String> settings = new TreeMap<>();
    for (SettingImpl<?> setting : ProjectSettings.ofPlugin().values()) {
      String chosen = OF_PLUGIN.get(setting.name().substring(PLUGIN_PREFIX.length()));
      settings.put(setting.name(), chosen == null ? defaultOf(setting) : chosen);
    }
    return settings;
  }

  private static <T> String defaultOf(SettingImpl<T> setting) {
    return setting.valueToString(setting.defaultValue());
  }
}
