package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.opensocial.transfer.SourceException;
import io.shindigneo4j.opensocial.transfer.predecessor.PredecessorSource;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Moves the graph of the system that was here before. */
@Command(
    name = "predecessor",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Moves the graph without labels of the system of 2012 to 2016.")
final class MigratePredecessorCommand implements Callable<Integer> {

  private final SourceMigration migration;
  private final GraphAccess graph;
  private final InstantSource clock;

  @Spec private CommandSpec spec;

  @Mixin private MigrationOptions options;

  @Option(
      names = "--uri",
      required = true,
      description = "The address of its Neo4j: bolt, or ws where that has our plug-in.")
  private String uri;

  @Option(names = "--user", description = "Who reads it; neo4j unless given.")
  private String user = "neo4j";

  @Option(
      names = "--password-file",
      paramLabel = "FILE",
      description = "A file with the user's password.")
  private Path passwordFile;

  @Option(
      names = "--group-owner",
      paramLabel = "PERSON",
      description =
          "The id of who is to own all groups; without, the member of each whose id comes first.")
  private String groupOwner;

  MigratePredecessorCommand(SourceMigration migration, GraphAccess graph, InstantSource clock) {
    this.migration = migration;
    this.graph = graph;
    this.clock = clock;
  }

  @Override
  public Integer call() {
    Instant now = clock.instant();
    GraphAccess old = graph.with(settings());
    return migration.run(spec, options, sink -> read(old, sink, now), now);
  }

  private void read(GraphAccess old, RecordSink sink, Instant now) {
    if (!options.isDryRun() && old.databaseId().equals(graph.databaseId())) {
      throw new SourceException("This is the graph that is moved into");
    }
    old.use(
        (driver, settings) ->
            new PredecessorSource(driver, Optional.ofNullable(groupOwner), now).read(sink));
  }

  /** Servers and routing are those of the other graph; by Bolt, stores are of no use. */
  private Map<Setting, String> settings() {
    Map<Setting, String> settings = new HashMap<>();
    settings.put(SettingKey.URI, uri);
    settings.put(SettingKey.USERNAME, user);
    settings.put(SettingKey.PASSWORD, OptionFiles.password(spec, passwordFile));
    settings.put(SettingKey.SERVERS, SettingKey.SERVERS.defaultValue());
    settings.put(SettingKey.ROUTING, SettingKey.ROUTING.defaultValue());
    settings.put(SettingKey.QUERIES, "cypher");
    if (!uri.startsWith("ws")) {
      settings.put(SettingKey.TRUST_STORE, "");
      settings.put(SettingKey.TRUST_STORE_PASSWORD, "");
      settings.put(SettingKey.KEY_STORE, "");
      settings.put(SettingKey.KEY_STORE_PASSWORD, "");
    }
    return settings;
  }
}
