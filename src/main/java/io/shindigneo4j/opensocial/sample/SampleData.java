package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.CypherFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.commons.io.IOUtils;
import org.apache.shindig.common.util.ResourceLoader;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Loads Shindig's sample data, or a file of the same format, through the driver: all of it, or
 * nothing.
 */
public final class SampleData {

  private static final String FILE = "sampledata/canonicaldb.json";

  /** Loading is one large statement. A server that has just started is slow to plan it. */
  static final Duration TIMEOUT = Duration.ofMinutes(10);

  private SampleData() {}

  /**
   * Loads what comes with Shindig. Does nothing where there are people already.
   *
   * @param now when the friendships begin and the rest comes in, since the file does not say
   * @return how many people were loaded
   */
  public static CompletableFuture<Long> loadIfEmpty(GraphDriver driver, Instant now) {
    return loadIfEmpty(driver, text(), now);
  }

  /**
   * The same with another file, which must have all the tables of Shindig's.
   *
   * @param text all of the file: JSON
   * @throws IllegalArgumentException for a text that is not such a file
   */
  public static CompletableFuture<Long> loadIfEmpty(GraphDriver driver, String text, Instant now) {
    return driver
        .run(statement(text, now))
        .thenApply(result -> result.first().orElseThrow().get("people", Long.class));
  }

  /** The text of Shindig's file. */
  static String text() {
    try {
      return IOUtils.toString(ResourceLoader.openResource(FILE), "UTF-8");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The statement that loads a file, unless there are people already. */
  static Statement statement(String text, Instant now) {
    return statement("load", parameters(text, now));
  }

  /**
   * A statement that loads a part of a sample.
   *
   * @param name of the Cypher file
   */
  static Statement statement(String name, Map<String, Object> parameters) {
    return Statement.cypher(CypherFiles.text("sample/" + name))
        .with(CypherFiles.parameters(parameters))
        .writing()
        .within(TIMEOUT);
  }

  /** The parameters of that statement. */
  static Map<String, Object> parameters(String text, Instant now) {
    try {
      JSONObject file = new JSONObject(text);
      Map<String, Object> all = new HashMap<>(CanonicalDatabase.of(file).parameters());
      all.put("streams", SampleActivities.streams(file, now));
      all.putAll(SampleAppData.parameters(file));
      all.putAll(SampleMedia.parameters(file));
      all.putAll(SampleMessages.parameters(file, now));
      all.put("now", now.toEpochMilli());
      return all;
    } catch (JSONException | RuntimeException e) { // as Shindig's converter says it
      throw new IllegalArgumentException("this is no sample data: " + e.getMessage(), e);
    }
  }
}
