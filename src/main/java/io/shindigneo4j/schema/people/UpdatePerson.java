package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;

/**
 * The parameters of {@link PeopleOperations#UPDATE}.
 *
 * @param properties the new values; null removes one
 * @param details the lists of the profile that are replaced whole
 * @param selection what to answer of the changed person
 */
public record UpdatePerson(
    String id, Map<String, Object> properties, List<DetailList> details, Selection selection) {

  public UpdatePerson {
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(properties, "properties");
    InvalidParameterException.ifNull(details, "details");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
