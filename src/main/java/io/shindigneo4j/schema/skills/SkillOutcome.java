package io.shindigneo4j.schema.skills;

import java.util.Locale;

/** What has become of a change of somebody's skills. */
public enum SkillOutcome {
  DONE,

  /** There is no such person, or the person has no such skill. */
  UNKNOWN,

  /** The one who endorses may not. */
  FORBIDDEN,

  /** The person has as many skills as one may have. */
  FULL;

  /** As it stands in an answer. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static SkillOutcome of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
