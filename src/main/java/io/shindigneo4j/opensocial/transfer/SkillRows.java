package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.schema.skills.SkillName;
import java.util.Map;

/** Rows of skills and their endorsements. */
public final class SkillRows {

  private SkillRows() {}

  /**
   * A skill of a person.
   *
   * @param since milliseconds since 1970
   * @throws RefusedRecordException without a person or name
   * @throws io.shindigneo4j.schema.InvalidParameterException for what is no name of a skill
   */
  public static TransferRow skill(String person, String name, long since) {
    SkillName skill = name(name);
    return new TransferRow(
        Values.id("the person", person) + '\n' + skill.key(),
        Map.of(
            "person", person,
            "skill", Map.of("name", skill.name(), "key", skill.key()),
            "since", since));
  }

  /** An endorsement of such a skill. */
  public static TransferRow endorsement(String person, String name, String endorser, long since) {
    SkillName skill = name(name);
    if (Values.id("the endorser", endorser).equals(Values.id("the person", person))) {
      throw new RefusedRecordException("nobody endorses their own skill");
    }
    return new TransferRow(
        person + '\n' + skill.key() + '\n' + endorser,
        Map.of("person", person, "skill", skill.key(), "endorser", endorser, "since", since));
  }

  private static SkillName name(String name) {
    if (name == null) {
      throw new RefusedRecordException("the skill has no name");
    }
    return SkillName.of(name);
  }
}
