package io.shindigneo4j.web.doctor;

import io.shindigneo4j.schema.migration.Migration;
import io.shindigneo4j.schema.migration.MigrationSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The constraints and indexes that there are after all migrations, by name. */
record SchemaObjects(Set<String> constraints, Set<String> indexes) {

  private static final Pattern CREATE =
      Pattern.compile(
          "CREATE (?:[A-Z]+ )?(CONSTRAINT|INDEX) (\\w+) IF NOT EXISTS\\b.*", Pattern.DOTALL);

  private static final Pattern DROP =
      Pattern.compile("DROP (CONSTRAINT|INDEX) (\\w+)\\b.*", Pattern.DOTALL);

  static SchemaObjects of(MigrationSet migrations) {
    SchemaObjects objects = new SchemaObjects(new TreeSet<>(), new TreeSet<>());
    objects.add(MigrationSet.ONE_VERSION_OF_A_SET);
    migrations.after(0).stream()
        .map(Migration::statements)
        .forEach(list -> list.forEach(objects::add));
    return objects;
  }

  private void add(String statement) {
    Matcher create = CREATE.matcher(statement);
    if (create.matches()) {
      kind(create.group(1)).add(create.group(2));
    }
    Matcher drop = DROP.matcher(statement);
    if (drop.matches()) {
      kind(drop.group(1)).remove(drop.group(2));
    }
  }

  private Set<String> kind(String word) {
    return word.equals("CONSTRAINT") ? constraints : indexes;
  }
}
