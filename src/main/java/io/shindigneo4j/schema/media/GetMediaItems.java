package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link MediaItemOperations#GET}.
 *
 * @param album null for whichever album of these people
 * @param ids each once
 * @param application only what this application made, and what none made; null for no condition
 */
public record GetMediaItems(
    Around around,
    String album,
    List<String> ids,
    String application,
    ListQuery query,
    Selection selection) {

  public GetMediaItems {
    InvalidParameterException.ifNull(around, "around");
    InvalidParameterException.ifNull(ids, "ids");
    InvalidParameterException.ifNull(query, "query");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
