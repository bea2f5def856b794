package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import java.util.Map;
import org.apache.shindig.social.opensocial.service.AppDataHandler;
import org.json.JSONObject;

/** Rows of what applications keep for people. */
public final class AppDataRows {

  private AppDataRows() {}

  /**
   * A value, which is a text.
   *
   * @throws RefusedRecordException without a person, application or value, and for what is no key
   */
  public static TransferRow of(String person, String application, String key, String value) {
    Values.id("the person", person);
    Values.id("the application", application);
    if (key == null || !AppDataHandler.isValidKey(key)) {
      throw new RefusedRecordException(
          "a key consists of letters, digits, dots, hyphens and underscores");
    } else if (value == null) {
      throw new RefusedRecordException("there is no value");
    }
    AppDataValue data = AppDataValue.of(key, JSONObject.quote(value));
    return new TransferRow(
        person + '\n' + application + '\n' + key,
        Map.of(
            "person", person,
            "application", application,
            "key", data.key(),
            "text", data.text(),
            "size", data.size()));
  }
}
