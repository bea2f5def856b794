package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link ActivityOperations#LIST}.
 *
 * @param around whose activities
 * @param application keeps those of this application, and those of none; null for no such condition
 * @param ids keeps those with one of these ids; empty for no such condition
 */
public record ListActivities(
    ActivityKind kind,
    Around around,
    String application,
    List<String> ids,
    ListQuery query,
    Selection selection) {

  public ListActivities {
    InvalidParameterException.ifNull(kind, "kind");
    InvalidParameterException.ifNull(around, "around");
    InvalidParameterException.ifNull(ids, "ids");
    InvalidParameterException.ifNull(query, "query");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
