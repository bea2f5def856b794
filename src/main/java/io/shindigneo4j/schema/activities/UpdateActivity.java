package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;

/**
 * The parameters of {@link ActivityOperations#UPDATE}.
 *
 * @param application as of {@link ListActivities}
 * @param properties the new ones; those it has not are removed
 * @param links the new ones
 * @param selection what to answer of the changed activity
 */
public record UpdateActivity(
    ActivityKind kind,
    String owner,
    String application,
    String id,
    Map<String, Object> properties,
    List<PersonLink> links,
    Selection selection) {

  public UpdateActivity {
    InvalidParameterException.ifNull(kind, "kind");
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(properties, "properties");
    InvalidParameterException.ifNull(links, "links");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
