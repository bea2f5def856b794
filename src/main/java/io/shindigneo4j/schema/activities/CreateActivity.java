package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.request.Receipt;
import java.util.List;
import java.util.Map;

/**
 * The parameters of {@link ActivityOperations#CREATE}.
 *
 * @param owner the id of the person in whose stream it comes
 * @param application the id of the application that posts it, empty for none
 * @param properties all of them, but for the owner, the application and the moment
 * @param now in milliseconds since 1970
 * @param receipt null where the caller gave no request id
 */
public record CreateActivity(
    ActivityKind kind,
    String owner,
    String application,
    Map<String, Object> properties,
    List<PersonLink> links,
    long now,
    Receipt receipt) {

  public CreateActivity {
    InvalidParameterException.ifNull(kind, "kind");
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(application, "application");
    InvalidParameterException.ifNull(properties, "properties");
    InvalidParameterException.ifNull(links, "links");
  }
}
