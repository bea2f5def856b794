package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Iterator;
import org.neo4j.graphdb.Node;

/** A timeline as one call reads it, from the cache if it is there. */
final class ReadTimeline {

  private static final String[] NUMBERS = {GraphNames.TOTAL, GraphNames.MOMENT};

  private final ProcedureContext context;
  private final Node owner;
  private final boolean hasBothEnds;
  private final boolean strict;
  private final long total;
  private final long moment;

  /**
   * @param strict whether to fail where there are fewer items than the total
   */
  ReadTimeline(ProcedureContext context, Node owner, boolean hasBothEnds, boolean strict) {
    this.context = context;
    this.owner = owner;
    this.hasBothEnds = hasBothEnds;
    this.strict = strict;
    Object[] numbers = context.properties().values(NodeIds.of(owner), NUMBERS);
    this.total = number(numbers[0]);
    this.moment = number(numbers[1]);
  }

  static long number(Object value) {
    return value instanceof Number number ? number.longValue() : 0;
  }

  boolean hasBothEnds() {
    return hasBothEnds;
  }

  /** How many items there are. */
  long total() {
    return total;
  }

  /** The newest item's moment; 0 if there is none. */
  long moment() {
    return moment;
  }

  /** The items, the newest first; each is read when it is asked for. */
  Iterator<Node> items() {
    return counted(Chain.fromNewest(context, owner));
  }

  /** The items, the oldest first; of a timeline with both ends only. */
  Iterator<Node> itemsFromOldest() {
    return counted(Chain.fromOldest(owner));
  }

  private Iterator<Node> counted(Chain items) {
    return strict ? new CountedItems(items, total) : items;
  }
}
