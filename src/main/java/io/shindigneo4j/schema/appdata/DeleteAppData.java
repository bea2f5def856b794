package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/** The parameters of {@link AppDataOperations#DELETE}. */
public record DeleteAppData(
    @Description("a person's id") String user,
    @Description("an application's id") String application,
    @Description("which values; all where there are none") List<String> keys) {

  public DeleteAppData {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(application, "application");
    InvalidParameterException.ifNull(keys, "keys");
  }
}
