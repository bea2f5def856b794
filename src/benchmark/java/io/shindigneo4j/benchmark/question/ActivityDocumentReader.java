package io.shindigneo4j.benchmark.question;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.core.model.ActivityObjectImpl;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.model.ActivityObject;

/**
 * Reads activity entries from the JSON that the graph stores. Fields that the workload does not use
 * are skipped.
 */
public final class ActivityDocumentReader {

  private static final JsonFactory JSON = new JsonFactory();

  private ActivityDocumentReader() {}

  /** Converts the values of {@link Questions#ACTIVITIES}. */
  static ActivityEntry entry(FieldValues item) {
    return entry((String) ((java.util.List<?>) item.get("values")).get(3));
  }

  /** Reads a JSON text. */
  public static ActivityEntry entry(String document) {
    try (JsonParser parser = JSON.createParser(document)) {
      parser.nextToken();
      return entry(parser);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ActivityEntry entry(JsonParser parser) throws IOException {
    ActivityEntry entry = new ActivityEntryImpl();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String field = parser.currentName();
      parser.nextToken();
      set(entry, field, parser);
    }
    return entry;
  }

  private static void set(ActivityEntry entry, String field, JsonParser parser) throws IOException {
    switch (field) {
      case "id" -> entry.setId(parser.getText());
      case "published" -> entry.setPublished(parser.getText());
      case "verb" -> entry.setVerb(parser.getText());
      case "title" -> entry.setTitle(parser.getText());
      case "content" -> entry.setContent(parser.getText());
      case "actor" -> entry.setActor(object(parser));
      case "object" -> entry.setObject(object(parser));
      case "target" -> entry.setTarget(object(parser));
      case "generator" -> entry.setGenerator(object(parser));
      default -> parser.skipChildren();
    }
  }

  private static ActivityObject object(JsonParser parser) throws IOException {
    ActivityObject object = new ActivityObjectImpl();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String field = parser.currentName();
      parser.nextToken();
      switch (field) {
        case "id" -> object.setId(parser.getText());
        case "objectType" -> object.setObjectType(parser.getText());
        case "displayName" -> object.setDisplayName(parser.getText());
        default -> parser.skipChildren();
      }
    }
    return object;
  }
}
