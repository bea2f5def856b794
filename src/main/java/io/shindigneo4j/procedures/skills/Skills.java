package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.query.OnlyRelationship;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.skills.SkillName;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/**
 * Skills in the graph. All that hangs on a person is changed under the person's write lock; a skill
 * that more or fewer people get has its own, which is taken after those of people.
 */
final class Skills {

  static final Label SKILL = Label.label(GraphNames.SKILL);
  static final Label PERSON_SKILL = Label.label(GraphNames.PERSON_SKILL);
  static final RelationshipType HAS_SKILL = RelationshipType.withName(GraphNames.HAS_SKILL);
  static final RelationshipType IS_SKILL = RelationshipType.withName(GraphNames.IS_SKILL);
  static final RelationshipType ENDORSES = RelationshipType.withName(GraphNames.ENDORSES);

  /** The core API has nothing that finds or makes a node in one step. */
  private static final String MERGE =
      """
      MERGE (skill:Skill {key: $key})
      ON CREATE SET skill.name = $name
      SET skill.key = skill.key
      RETURN skill
      """;

  private Skills() {}

  /** A skill as a person has it. */
  static Optional<Node> of(Transaction transaction, String owner, String key) {
    return transaction
        .findNodes(PERSON_SKILL, GraphNames.OWNER, owner, GraphNames.KEY, key)
        .stream()
        .findFirst();
  }

  /** The skill of that name, made where nobody has it yet; locked for writing. */
  static Node locked(Transaction transaction, SkillName skill) {
    Map<String, Object> parameters =
        Map.of(GraphNames.KEY, skill.key(), GraphNames.NAME, skill.name());
    try (Result result = transaction.execute(MERGE, parameters)) {
      return (Node) result.next().get("skill");
    }
  }

  /** The skill node to which a person's skill belongs. */
  static Node skill(Node own) {
    return OnlyRelationship.of(own, IS_SKILL, Direction.OUTGOING).getEndNode();
  }

  static String key(Node node) {
    return (String) node.getProperty(GraphNames.KEY);
  }

  /** Deletes a person's skill with its endorsements, and the skill where nobody else has it. */
  static void delete(Transaction transaction, Node own) {
    Node skill = skill(own);
    transaction.acquireWriteLock(skill);
    own.getRelationships().forEach(Relationship::delete);
    own.delete();
    if (!skill.hasRelationship(Direction.INCOMING, IS_SKILL)) {
      skill.delete();
    }
  }
}
