package io.shindigneo4j.server.session;

import io.shindigneo4j.server.execution.PlanKey;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.neo4j.internal.schema.SchemaState;

/**
 * The Cypher texts that a database has planned, for parameters of some types, and has not
 * forgotten: Neo4j drops all plans when the schema changes. Thread-safe.
 */
final class PlannedTexts {

  /** As many plans as Neo4j keeps by default. */
  private static final int MAX_TEXTS = 1_000;

  private static final int MAX_COUNTED = 10 * MAX_TEXTS;

  private static final long MAX_CHARACTERS = 4 * 1024 * 1024;

  private final SchemaState schema;
  private final Runnable clearPlans;
  private final Set<PlanKey> keys = ConcurrentHashMap.newKeySet();
  private final PlansInProgress inProgress = new PlansInProgress();

  // Both guarded by this.
  private long characters;

  /** Those whose characters count. */
  private final Set<PlanKey> counted = new HashSet<>();

  /**
   * @param schema forgets everything when the schema changes, this object as well
   * @param clearPlans has Neo4j forget all texts, of which it counts no characters
   */
  PlannedTexts(SchemaState schema, Runnable clearPlans) {
    this.schema = schema;
    this.clearPlans = clearPlans;
  }

  /** Those that are no such texts yet. */
  PlansInProgress inProgress() {
    return inProgress;
  }

  /** Whether it is of the same run of the database. */
  boolean isOf(SchemaState other) {
    return schema == other;
  }

  boolean contains(PlanKey key) {
    return schema.get(this) != null && keys.contains(key);
  }

  /** What stands for the schema; after each change it is another object. */
  synchronized Object schemaVersion() {
    Object version = schema.get(this);
    if (version == null) {
      clear();
      version = new Object();
      schema.put(this, version);
    }
    return version;
  }

  /**
   * Clients choose the texts: there must not be more and more of them.
   *
   * @param version of the schema before the text was planned
   */
  synchronized void add(PlanKey key, Object version) {
    count(key);
    if (schema.get(this) == version) {
      if (keys.size() >= MAX_TEXTS) {
        keys.clear();
      }
      keys.add(key);
    }
  }

  /** Neo4j keeps a text whatever becomes of its plan. Once there is too much, all are forgotten. */
  synchronized void count(PlanKey key) {
    if (counted.add(key)) {
      characters += key.characters();
    }
    if (characters > MAX_CHARACTERS || counted.size() > MAX_COUNTED) {
      clear();
      schema.put(this, new Object());
      clearPlans.run();
    }
  }

  private void clear() {
    keys.clear();
    counted.clear();
    characters = 0;
  }
}
