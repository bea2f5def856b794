package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.events.EventData;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;

/**
 * What a transaction makes of the graph.
 *
 * @param state its changes
 */
record Transition(
    ReadableTransactionState state,
    StoredGraph before,
    ChangedGraph after,
    EventTokens tokens,
    ReadBudget budget,
    EventCollector events) {

  /** The most characters of a text that people have written. */
  private static final int MAX_TEXT_LENGTH = 1_000;

  /** The most names that an event has, and their most characters together. */
  private static final int MAX_NAMES = 64;

  private static final int MAX_NAMES_LENGTH = 4_096;

  /** Names as an event has them; null where they are too many, or too long. */
  static List<String> names(Collection<String> names) {
    boolean few =
        names.size() <= MAX_NAMES
            && names.stream().mapToInt(String::length).sum() <= MAX_NAMES_LENGTH;
    return few ? List.copyOf(names) : null;
  }

  /** Whether any relationship is made, removed or changed. */
  boolean changesRelationships() {
    return !state.addedAndRemovedRelationships().isEmpty()
        || state.modifiedRelationships().iterator().hasNext();
  }

  /** See {@link ReadBudget#take}. */
  void take(long steps) {
    budget.take(steps);
  }

  /** The id of a person; null where the node is none. */
  String person(GraphSide side, long node) {
    return idOf(side, node, tokens.person);
  }

  /** The id of a group; null where the node is none. */
  String group(GraphSide side, long node) {
    return idOf(side, node, tokens.group);
  }

  private String idOf(GraphSide side, long node, int label) {
    return node != GraphSide.NONE && side.has(node, label) ? side.text(node, tokens.id) : null;
  }

  /** The id of the person from whom such a relationship leads to the node; null for none. */
  String personBehind(GraphSide side, long node, int type) {
    return person(side, side.neighbour(node, type, Direction.INCOMING));
  }

  /** Such as a title: cut where it is long, null for none. */
  static String cut(String text) {
    if (text == null || text.length() <= MAX_TEXT_LENGTH) {
      return text;
    }
    int end =
        Character.isHighSurrogate(text.charAt(MAX_TEXT_LENGTH - 1))
            ? MAX_TEXT_LENGTH - 1
            : MAX_TEXT_LENGTH;
    return text.substring(0, end);
  }

  /**
   * Data of an event.
   *
   * @param entries names and values in turn; those that are null are left out
   */
  static Map<String, Object> data(Object... entries) {
    Map<String, Object> data = new LinkedHashMap<>();
    for (int i = 0; i < entries.length; i += 2) {
      if (entries[i + 1] != null) {
        data.put((String) entries[i], entries[i + 1]);
      }
    }
    return data;
  }

  /** The application of a thing, empty for none. */
  String application(GraphSide side, long node) {
    String application = side.text(node, tokens.application);
    return application == null ? "" : application;
  }

  /** Data with a title. */
  Map<String, Object> titled(GraphSide side, long node, Map<String, Object> data) {
    String title = cut(side.text(node, tokens.title));
    if (title != null) {
      data.put(EventData.TITLE, title);
    }
    return data;
  }
}
