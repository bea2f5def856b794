package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.Selection;
import java.util.Map;

/**
 * The parameters of {@link GroupOperations#UPDATE}.
 *
 * @param properties the new values; null removes one
 * @param selection what to answer of the changed group
 */
public record UpdateGroup(
    String group,
    String actor,
    Needed needed,
    Map<String, Object> properties,
    Selection selection) {

  public UpdateGroup {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(actor, "actor");
    InvalidParameterException.ifNull(needed, "needed");
    InvalidParameterException.ifNull(properties, "properties");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
