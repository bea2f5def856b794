package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * The parameters of {@link AppDataOperations#DELETE}.
 *
 * @param keys which values; all where there are none
 */
public record DeleteAppData(String user, String application, List<String> keys) {

  public DeleteAppData {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(application, "application");
    InvalidParameterException.ifNull(keys, "keys");
  }
}
