package io.shindigneo4j.schema.skills;

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
