package io.shindigneo4j.server.session;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.neo4j.internal.schema.SchemaState;

/**
 * The Cypher texts that a database has planned and has not forgotten: Neo4j drops all plans when
 * the schema changes. Thread-safe.
 */
final class PlannedTexts {

  /** As many plans as Neo4j keeps by default. */
  private static final int MOST_TEXTS = 1_000;

  private static final long MOST_CHARACTERS = 4 * 1024 * 1024;

  private final SchemaState schema;
  private final Set<String> texts = ConcurrentHashMap.newKeySet();
  private final AtomicLong characters = new AtomicLong();

  /**
   * @param schema forgets everything when the schema changes, this object as well
   */
  PlannedTexts(SchemaState schema) {
    this.schema = schema;
  }

  /** Whether it is of the same run of the database. */
  boolean isOf(SchemaState other) {
    return schema == other;
  }

  boolean contains(String text) {
    return schema.get(this) != null && texts.contains(text);
  }

  /** Clients choose the texts: there must not be more and more of them. */
  synchronized void add(String text) {
    if (schema.get(this) == null
        || texts.size() >= MOST_TEXTS
        || characters.get() + text.length() > MOST_CHARACTERS) {
      texts.clear();
      characters.set(0);
      schema.put(this, Boolean.TRUE);
    }
    if (texts.add(text)) {
      characters.addAndGet(text.length());
    }
  }
}
