package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.request.Receipt;
import java.util.Map;

/**
 * The parameters of {@link GroupOperations#CREATE}.
 *
 * @param properties of the group, its id among them
 * @param now in milliseconds since 1970
 * @param receipt null where the caller gave no request id
 */
public record CreateGroup(String owner, Map<String, Object> properties, long now, Receipt receipt) {

  public CreateGroup {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(properties, "properties");
  }
}
