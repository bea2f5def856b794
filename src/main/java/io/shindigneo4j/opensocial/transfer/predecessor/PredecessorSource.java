package io.shindigneo4j.opensocial.transfer.predecessor;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.transfer.GroupRows;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.opensocial.transfer.RelationshipRows;
import io.shindigneo4j.opensocial.transfer.SkillRows;
import io.shindigneo4j.opensocial.transfer.Source;
import io.shindigneo4j.opensocial.transfer.SourceException;
import io.shindigneo4j.opensocial.transfer.TransferRow;
import java.time.Instant;
import java.util.Optional;

/** The graph of the predecessor, as a source. For one thread. */
public final class PredecessorSource implements Source {

  private final PredecessorGraph graph;
  private final Optional<String> groupOwner;
  private final Instant now;

  /**
   * @param driver to the server that has the graph; it stays open
   * @param groupOwner who is to own the groups, which have no owner there; empty for the member of
   *     each whose id comes first
   * @param now when that began which has no time
   */
  public PredecessorSource(GraphDriver driver, Optional<String> groupOwner, Instant now) {
    this.graph = new PredecessorGraph(driver);
    this.groupOwner = groupOwner;
    this.now = now;
  }

  /** A pair of people and the time since when they belong together. */
  private interface Pair {
    TransferRow row(String person, String other, long since);
  }

  @Override
  public void read(RecordSink sink) {
    graph.each("present", PredecessorSource::requireNone);
    new PredecessorPeople(graph).read(sink);
    readPairs(sink, "friendships", RecordKind.FRIENDSHIP, RelationshipRows::friendship);
    readPairs(sink, "requests", RecordKind.FRIEND_REQUEST, RelationshipRows::request);
    readPairs(sink, "managers", RecordKind.MANAGER, RelationshipRows::manager);
    readGroups(sink);
    readPairs(sink, "memberships", RecordKind.MEMBERSHIP, GroupRows::membership);
    readPairs(sink, "skills", RecordKind.SKILL, SkillRows::skill);
    readEndorsements(sink);
    new PredecessorThings(graph, now).read(sink);
    new PredecessorActivities(graph, now).read(sink);
    new PredecessorMailboxes(graph, now).read(sink);
    graph.each("left", row -> sink.leave(row.text("what"), (Long) row.row().get("count")));
  }

  private static void requireNone(PredecessorRow present) {
    throw new SourceException(
        "This is no graph of the predecessor: it has people with the label Person");
  }

  private void readPairs(RecordSink sink, String name, RecordKind kind, Pair pair) {
    graph.each(
        name,
        row ->
            sink.take(
                kind,
                row.origin("relationship"),
                () ->
                    pair.row(
                        row.text("person"),
                        row.text("other"),
                        row.time("since", now).toEpochMilli())));
  }

  private void readGroups(RecordSink sink) {
    graph.each(
        "groups",
        row ->
            sink.take(
                RecordKind.GROUP,
                row.origin("node"),
                () ->
                    GroupRows.group(
                        row.text("id"),
                        row.text("title"),
                        row.text("description"),
                        groupOwner.orElse(row.text("owner")))));
  }

  private void readEndorsements(RecordSink sink) {
    graph.each(
        "endorsements",
        row ->
            sink.take(
                RecordKind.ENDORSEMENT,
                row.origin("relationship"),
                () ->
                    SkillRows.endorsement(
                        row.text("person"),
                        row.text("skill"),
                        row.text("endorser"),
                        now.toEpochMilli())));
  }
}
