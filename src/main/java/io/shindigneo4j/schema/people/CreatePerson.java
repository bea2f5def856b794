package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.request.Receipt;
import java.util.List;
import java.util.Map;

/**
 * The parameters of {@link PeopleOperations#CREATE}.
 *
 * @param properties the profile, without its id
 * @param receipt null where the caller gave no request id
 */
public record CreatePerson(
    String id, Map<String, Object> properties, List<DetailList> details, Receipt receipt) {

  public CreatePerson {
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(properties, "properties");
    InvalidParameterException.ifNull(details, "details");
  }
}
