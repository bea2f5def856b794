package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.execution.CypherFiles;
import io.shindigneo4j.schema.appdata.AppDataValue;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.json.JSONException;
import org.json.JSONObject;

/** The application data of Shindig's sample people. */
public final class AppDataSample {

  private static final String LOAD = "sample/appdata";

  private AppDataSample() {}

  /**
   * Loads them for an application, since the file does not say whose they are. The people must be
   * there.
   */
  public static CompletableFuture<Void> load(GraphDriver driver, String application) {
    Statement load =
        Statement.cypher(CypherFiles.text(LOAD))
            .with(
                Map.of(
                    "application",
                    application,
                    "rows",
                    CanonicalDatabase.read(AppDataSample::rows)))
            .writing();
    return driver.run(load).thenAccept(result -> {});
  }

  private static List<Map<String, Object>> rows(JSONObject file) throws JSONException {
    JSONObject people = file.getJSONObject("data");
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Iterator<?> ids = people.keys(); ids.hasNext(); ) {
      String id = (String) ids.next();
      JSONObject data = people.getJSONObject(id);
      for (Iterator<?> keys = data.keys(); keys.hasNext(); ) {
        String key = (String) keys.next();
        rows.add(row(id, AppDataValue.of(key, JSONObject.quote(data.getString(key)))));
      }
    }
    return rows;
  }

  private static Map<String, Object> row(String person, AppDataValue value) {
    return Map.of("person", person, "key", value.key(), "text", value.text(), "size", value.size());
  }
}
