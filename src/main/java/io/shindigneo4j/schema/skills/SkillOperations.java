package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Operation;

/** What can be done with skills. */
public final class SkillOperations {

  /** How many skills a person may have. */
  public static final long MOST = 100;

  /**
   * Adds a skill to a person. One record: {@code outcome}, a {@link SkillOutcome}. Who has it
   * already keeps it as it is.
   */
  public static final Operation<AddSkill, ?> ADD =
      Operation.write("skills.add", "Adds a skill to a person.", AddSkill.class);

  /**
   * Takes a skill from a person, with its endorsements; it is forgotten where nobody else has it.
   * One record: {@code removed}, false where the person had no such skill.
   */
  public static final Operation<RemoveSkill, ?> REMOVE =
      Operation.write(
          "skills.remove",
          "Takes a skill from a person, with its endorsements.",
          RemoveSkill.class);

  /** Endorses another person's skill, once. One record: {@code outcome}. */
  public static final Operation<Endorse, ?> ENDORSE =
      Operation.write("skills.endorse", "Endorses another person's skill, once.", Endorse.class);

  /** Takes an endorsement back. One record: {@code withdrawn}, false where there was none. */
  public static final Operation<WithdrawEndorsement, ?> WITHDRAW =
      Operation.write("skills.withdraw", "Takes an endorsement back.", WithdrawEndorsement.class);

  /**
   * The skills of a person, the most endorsed first, then by key. At most one record: {@code
   * total}, the number of all, and {@code skills}, a list of maps of {@code name}, {@code
   * endorsements}, how many there are, {@code endorsed}, whether the viewer's is among them, and
   * {@code endorsers}, the first of them by time, maps of {@code values} and {@code details}; none
   * for a person who is unknown or whom the viewer may not see. Endorsements by those whom the
   * viewer may not see do not count.
   */
  public static final Operation<ListSkills, ?> LIST =
      Operation.read(
          "skills.list", "The skills of a person, the most endorsed first.", ListSkills.class);

  /**
   * The people with a skill; naturally the most endorsed first. One record: {@code total}, the
   * number of all that match, and {@code people}, a list of maps of {@code values}, {@code details}
   * and {@code endorsements}.
   */
  public static final Operation<ListSkilled, ?> PEOPLE =
      Operation.read(
          "skills.people",
          "The people with a skill, naturally the most endorsed first.",
          ListSkilled.class);

  /**
   * Who endorses a person's skill; naturally the first first. At most one record: {@code total} and
   * {@code people}, a list of maps of {@code values} and {@code details}; none where there is no
   * such skill, or the viewer may not see the person.
   */
  public static final Operation<ListEndorsers, ?> ENDORSERS =
      Operation.read("skills.endorsers", "Who endorses a person's skill.", ListEndorsers.class);

  /**
   * The skills whose keys begin with a text, those that most people have first, then by key. One
   * record: {@code skills}, a list of maps of {@code name} and {@code people}, the number of those
   * with the skill whom the viewer may see, which is never 0.
   */
  public static final Operation<CompleteSkill, ?> COMPLETE =
      Operation.read(
          "skills.complete", "The skills whose keys begin with a text.", CompleteSkill.class);

  private SkillOperations() {}
}
