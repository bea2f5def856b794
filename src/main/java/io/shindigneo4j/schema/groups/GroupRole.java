package io.shindigneo4j.schema.groups;

import java.util.Locale;

/** The role of a person in a group; each may do what the ones before it may. */
public enum GroupRole {
  NONE,
  INVITED,
  MEMBER,
  ADMIN,
  OWNER;

  /** As it stands in an answer. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
