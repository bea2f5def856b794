package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * The parameters of {@link ActivityOperations#DELETE}.
 *
 * @param application as of {@link ListActivities}
 */
public record DeleteActivities(
    ActivityKind kind, String owner, String application, List<String> ids) {

  public DeleteActivities {
    InvalidParameterException.ifNull(kind, "kind");
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(ids, "ids");
  }
}
