package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link GroupOperations#GET}.
 *
 * @param viewer who looks; null for somebody who is not known
 */
public record GetGroup(String group, String viewer, Selection selection) {

  public GetGroup {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
