package io.shindigneo4j.schema.migration;

import java.util.List;

/** Migrations 1, 2, 3 and so on; a graph has a version under the name of the set. */
public final class MigrationSet {

  /** The command without which two could make a node each for the version; to be run before all. */
  public static final String ONE_VERSION_OF_A_SET =
      "CREATE CONSTRAINT shindig_schema_name IF NOT EXISTS"
          + " FOR (s:ShindigSchema) REQUIRE s.name IS UNIQUE";

  /** Of the node that has the version of a set. */
  public static final String LABEL = "ShindigSchema";

  private final String name;
  private final List<Migration> migrations;

  public MigrationSet(String name, List<Migration> migrations) {
    this.name = name;
    this.migrations = List.copyOf(migrations);
    for (int i = 0; i < migrations.size(); i++) {
      if (migrations.get(i).number() != i + 1) {
        throw new IllegalArgumentException(
            "in place " + (i + 1) + " of " + name + " is migration " + migrations.get(i));
      }
    }
  }

  /** Those of this project. */
  public static MigrationSet ofProject() {
    return new MigrationSet("shindig-neo4j", MigrationFiles.read());
  }

  public String name() {
    return name;
  }

  /** The version of a graph that has had them all. */
  public int newest() {
    return migrations.size();
  }

  /** The migrations that a graph of that version lacks. */
  public List<Migration> after(int version) {
    return migrations.subList(version, newest());
  }
}
