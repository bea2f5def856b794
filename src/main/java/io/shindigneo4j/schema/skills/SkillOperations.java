package io.shindigneo4j.schema.skills;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Optional;

/** The operations on skills. */
public final class SkillOperations {

  /** How many skills a person may have. */
  public static final long MAX = 100;

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

  /**
   * The endorsements of a person's skills after a moment, the last first, then by key of the skill
   * and id of who endorses. One of which the graph does not say when it began is never among them.
   */
  public static final Operation<ListEndorsements, EndorsementList> ENDORSEMENTS =
      Operation.read(
          "skills.endorsements",
          "The endorsements of a person's skills after a moment, the last first.",
          ListEndorsements.class,
          one(EndorsementList.class));

  /** The skills whose keys begin with a text, those that most people have first, then by key. */
  public static final Operation<CompleteSkill, SkillSuggestions> COMPLETE =
      Operation.read(
          "skills.complete",
          "The skills whose keys begin with a text.",
          CompleteSkill.class,
          one(SkillSuggestions.class));

  private SkillOperations() {}

  /** The parameters of {@link #ADD}. */
  public record AddSkill(
      @Description("a person's id") String person,
      @Description("the skill") SkillName skill,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The result of an operation that changes a person's skills or endorses one of them. */
  public record SkillChange(SkillOutcome outcome) {}

  /** The outcome of a change of somebody's skills. */
  public enum SkillOutcome {
    DONE,

    /** There is no such person, or the person has no such skill. */
    UNKNOWN,

    /** The one who endorses may not. */
    FORBIDDEN,

    /** The person has as many skills as one may have. */
    FULL
  }

  /** The parameters of {@link #REMOVE}. */
  public record RemoveSkill(
      @Description("a person's id") String person,
      @Description("a skill's name in lower case") String key) {}

  /**
   * The result of {@link #REMOVE}.
   *
   * @param removed false if the person had no such skill
   */
  public record SkillRemoval(boolean removed) {}

  /** The parameters of {@link #ENDORSE}. */
  public record Endorse(
      @Description("whose skill it is") String owner,
      @Description("a skill's name in lower case") String key,
      @Description("who endorses, and whose skills this person may endorse") Viewpoint endorser,
      @Description("now, in milliseconds since 1970") long now) {

    public Endorse {
      InvalidParameterException.ifNull(endorser.viewer(), "viewer");
      if (owner.equals(endorser.viewer())) {
        throw new InvalidParameterException("nobody endorses themselves");
      }
    }
  }

  /** The parameters of {@link #WITHDRAW}. */
  public record WithdrawEndorsement(
      @Description("whose skill it is") String owner,
      @Description("a skill's name in lower case") String key,
      @Description("the id of who endorsed it") String endorser) {}

  /**
   * The result of {@link #WITHDRAW}.
   *
   * @param withdrawn false if there was no endorsement
   */
  public record EndorsementWithdrawal(boolean withdrawn) {}

  /**
   * The parameters of {@link #LIST}.
   *
   * @param key of the only skill to list; null for all
   */
  public record ListSkills(
      @Description("the owner's id") String owner,
      @MayBeAbsent @Description("the only skill to list; absent for all") String key,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("which part of the list") Page page,
      @Description("how many to answer of each skill, at most") long endorsers,
      @Description("what to read of them") Selection selection) {

    public ListSkills {
      if (endorsers < 0) {
        throw new InvalidParameterException("endorsers must not be negative");
      }
    }
  }

  /**
   * A page of the skills of a person.
   *
   * @param total how many skills the whole list has
   */
  public record SkillPage(long total, List<PersonSkill> skills) {}

  /**
   * A skill as one person has it.
   *
   * @param endorsements how many people endorse it, of those whom the viewer may see
   * @param endorsed whether the viewer endorses it
   * @param endorsers the first of these people, by time
   */
  public record PersonSkill(
      String name, long endorsements, boolean endorsed, List<Item> endorsers) {}

  /** The parameters of {@link #PEOPLE}. */
  public record ListSkilled(
      @Description("a skill's name in lower case") String key,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /**
   * A page of the people who have a skill.
   *
   * @param total how many people the whole list has
   */
  public record SkillHolderPage(long total, List<SkillHolder> people) {}

  /**
   * A person who has a skill.
   *
   * @param endorsements how many people endorse it, of those whom the viewer may see
   */
  public record SkillHolder(@Unwrapped Item person, long endorsements) {}

  /** The parameters of {@link #ENDORSERS}. */
  public record ListEndorsers(
      @Description("whose skill it is") String owner,
      @Description("a skill's name in lower case") String key,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /** The parameters of {@link #ENDORSEMENTS}. */
  public record ListEndorsements(
      @Description("whose skills they are") String owner,
      @Description("the moment, in milliseconds since 1970") long since,
      @Description("how many to answer, at most") long limit) {

    public static final int MAX = 1_000;

    public ListEndorsements {
      InvalidParameterException.ifOutside(limit, MAX, "limit");
    }
  }

  /** The result of {@link #ENDORSEMENTS}. */
  public record EndorsementList(List<SkillEndorsement> endorsements) {}

  /**
   * An endorsement of a person's skill.
   *
   * @param skill its name
   * @param endorser the id of who endorses it
   * @param since in milliseconds since 1970
   */
  public record SkillEndorsement(String skill, String endorser, long since) {}

  /**
   * The parameters of {@link #COMPLETE}.
   *
   * @param prefix what keys begin with, as {@link SkillName#keyPrefix} makes it
   */
  public record CompleteSkill(
      @Description("what keys begin with") String prefix,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("how many to answer, at most") long limit) {

    public static final int MAX = 20;

    public CompleteSkill {
      InvalidParameterException.ifOutside(limit, MAX, "limit");
    }
  }

  /** The result of {@link #COMPLETE}. */
  public record SkillSuggestions(List<SkillSuggestion> skills) {}

  /**
   * A skill whose key begins with a text.
   *
   * @param people how many people have it, of those whom the viewer may see; never 0
   */
  public record SkillSuggestion(String name, long people) {}
}
