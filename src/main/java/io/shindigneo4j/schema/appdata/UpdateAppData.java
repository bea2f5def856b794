package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * The parameters of {@link AppDataOperations#UPDATE}.
 *
 * @param values the new values, each key once
 * @param removed the keys whose values are removed
 */
public record UpdateAppData(
    String user,
    String application,
    List<AppDataValue> values,
    List<String> removed,
    AppDataLimits limits) {

  public UpdateAppData {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(application, "application");
    InvalidParameterException.ifNull(values, "values");
    InvalidParameterException.ifNull(removed, "removed");
    InvalidParameterException.ifNull(limits, "limits");
  }
}
