package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * What to read of each item. The answer has {@code values}, one for each of the properties in their
 * order, and {@code details}, a list of {@code [type, properties]} for the entries of the lists in
 * their order.
 */
public record Selection(
    @Description("property keys of the item itself") List<String> properties,
    @Description("relationship types that lead to entries of lists") List<String> details) {

  public Selection {
    InvalidParameterException.ifNull(properties, "properties");
    InvalidParameterException.ifNull(details, "details");
  }
}
