package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.LinkedHashMap;
import java.util.Map;
import org.neo4j.graphdb.Direction;

/** Endorsements of people's skills. */
final class EndorsementEvents {

  private record Endorsement(String owner, String key, String endorser) {}

  private final Transition change;
  private final EventTokens tokens;
  private final int key;
  private final int name;
  private final int isSkill;

  /** With the names of the skills. */
  private final Map<Endorsement, String> before = new LinkedHashMap<>();

  private final Map<Endorsement, String> after = new LinkedHashMap<>();

  EndorsementEvents(Transition change) {
    this.change = change;
    tokens = change.tokens();
    key = tokens.key(GraphNames.KEY);
    name = tokens.key(GraphNames.NAME);
    isSkill = tokens.type(GraphNames.IS_SKILL);
  }

  void finish() {
    RelationshipChanges changed = new RelationshipChanges(change, tokens.type(GraphNames.ENDORSES));
    changed.forEachRemoved(ends -> put(before, change.before(), ends));
    changed.forEachMade(ends -> put(after, change.after(), ends));
    after.forEach((each, skill) -> add(EventType.SKILL_ENDORSED, each, skill, before));
    before.forEach((each, skill) -> add(EventType.SKILL_UNENDORSED, each, skill, after));
  }

  private void put(Map<Endorsement, String> endorsements, GraphSide side, Ends ends) {
    String owner = side.text(ends.end(), tokens.owner);
    String skill = side.text(ends.end(), key);
    String endorser = change.person(side, ends.start());
    if (owner != null && skill != null && endorser != null) {
      endorsements.put(new Endorsement(owner, skill, endorser), name(side, ends.end(), skill));
    }
  }

  private String name(GraphSide side, long own, String key) {
    String found = side.text(side.neighbour(own, isSkill, Direction.OUTGOING), name);
    return found == null ? key : found;
  }

  /**
   * @param other those on the other side: what is in both has not changed
   */
  private void add(EventType type, Endorsement each, String skill, Map<Endorsement, String> other) {
    if (!other.containsKey(each)) {
      change
          .events()
          .add(
              type,
              each.owner(),
              Transition.data(EventData.SKILL, skill, EventData.ENDORSER, each.endorser()));
    }
  }
}
