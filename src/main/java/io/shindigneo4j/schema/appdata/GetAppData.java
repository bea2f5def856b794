package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Around;
import java.util.List;

/**
 * The parameters of {@link AppDataOperations#GET}.
 *
 * @param keys which values; all where there are none
 */
public record GetAppData(Around around, String application, List<String> keys) {

  public GetAppData {
    InvalidParameterException.ifNull(around, "around");
    InvalidParameterException.ifNull(application, "application");
    InvalidParameterException.ifNull(keys, "keys");
  }
}
