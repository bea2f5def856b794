package io.shindigneo4j.schema.skills;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.PeoplePage;
import java.util.Optional;

/** The operations on skills. */
public final class SkillOperations {

  /** How many skills a person may have. */
  public static final long MOST = 100;

  /** Adds a skill to a person. Who has it already keeps it as it is. */
  public static final Operation<AddSkill, SkillChange> ADD =
      Operation.write(
          "skills.add", "Adds a skill to a person.", AddSkill.class, one(SkillChange.class));

  /**
   * Takes a skill from a person, with its endorsements; the skill is deleted where nobody else has
   * it.
   */
  public static final Operation<RemoveSkill, SkillRemoval> REMOVE =
      Operation.write(
          "skills.remove",
          "Takes a skill from a person, with its endorsements.",
          RemoveSkill.class,
          one(SkillRemoval.class));

  /** Endorses another person's skill, once. */
  public static final Operation<Endorse, SkillChange> ENDORSE =
      Operation.write(
          "skills.endorse",
          "Endorses another person's skill, once.",
          Endorse.class,
          one(SkillChange.class));

  /** Takes an endorsement back. */
  public static final Operation<WithdrawEndorsement, EndorsementWithdrawal> WITHDRAW =
      Operation.write(
          "skills.withdraw",
          "Takes an endorsement back.",
          WithdrawEndorsement.class,
          one(EndorsementWithdrawal.class));

  /**
   * The skills of a person, the most endorsed first, then by key. Empty for a person who is unknown
   * or whom the viewer may not see.
   */
  public static final Operation<ListSkills, Optional<SkillPage>> LIST =
      Operation.read(
          "skills.list",
          "The skills of a person, the most endorsed first.",
          ListSkills.class,
          atMostOne(SkillPage.class));

  /** The people with a skill; naturally the most endorsed first. */
  public static final Operation<ListSkilled, SkillHolderPage> PEOPLE =
      Operation.read(
          "skills.people",
          "The people with a skill, naturally the most endorsed first.",
          ListSkilled.class,
          one(SkillHolderPage.class));

  /**
   * Who endorses a person's skill; naturally the oldest endorsement first. Empty if there is no
   * such skill, or the viewer may not see the person.
   */
  public static final Operation<ListEndorsers, Optional<PeoplePage>> ENDORSERS =
      Operation.read(
          "skills.endorsers",
          "Who endorses a person's skill.",
          ListEndorsers.class,
          atMostOne(PeoplePage.class));

  /** The skills whose keys begin with a text, those that most people have first, then by key. */
  public static final Operation<CompleteSkill, SkillSuggestions> COMPLETE =
      Operation.read(
          "skills.complete",
          "The skills whose keys begin with a text.",
          CompleteSkill.class,
          one(SkillSuggestions.class));

  private SkillOperations() {}
}
