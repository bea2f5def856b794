package io.shindigneo4j.schema.groups;

import java.util.Locale;

/** What has become of something that a person wanted to do to a group. */
public enum Outcome {
  DONE,

  /** There is no such group, or none that the person may know of, or no such other person in it. */
  UNKNOWN,

  /** The person's standing is not enough. */
  FORBIDDEN,

  /** It contradicts what is: a group would be without an owner, or who is invited is in it. */
  CONFLICT;

  /** As it stands in an answer. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Outcome of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
