package io.shindigneo4j.server.migration;

import java.util.List;

/** Migrations 1, 2, 3 and so on; a graph has a version under the name of the set. */
public final class MigrationSet {

  private final String name;
  private final List<Migration> migrations;

  MigrationSet(String name, List<Migration> migrations) {
    this.name = name;
    this.migrations = List.copyOf(migrations);
    for (int i = 0; i < migrations.size(); i++) {
      if (migrations.get(i).number() != i + 1) {
        throw new IllegalArgumentException(
            "in place " + (i + 1) + " of " + name + " is migration " + migrations.get(i));
      }
    }
  }

  /** The migrations of this plug-in. */
  public static MigrationSet ofPlugin() {
    return new MigrationSet("shindig-neo4j", MigrationFiles.read());
  }

  String name() {
    return name;
  }

  /** The version of a graph that has had them all. */
  int newest() {
    return migrations.size();
  }

  /** What a graph of that version has yet to get. */
  List<Migration> after(int version) {
    return migrations.subList(version, newest());
  }
}
