package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link GroupOperations#JOIN}.
 *
 * @param actor who joins
 * @param now in milliseconds since 1970
 */
public record JoinGroup(String group, String actor, long now) {

  public JoinGroup {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(actor, "actor");
  }
}
