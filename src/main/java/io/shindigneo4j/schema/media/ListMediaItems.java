package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link MediaItemOperations#LIST}.
 *
 * @param album null for all albums of these people
 * @param application only what this application made, and what none made; null for no condition
 */
public record ListMediaItems(
    Around around, String album, String application, ListQuery query, Selection selection) {

  public ListMediaItems {
    InvalidParameterException.ifNull(around, "around");
    InvalidParameterException.ifNull(query, "query");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
