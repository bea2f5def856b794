package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.mapping.FieldTargets;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.json.JSONObject;

/**
 * The JSON of activities of one kind, and the properties that filters and sorts compare.
 *
 * @param <B> Shindig's bean
 */
interface ActivityFormat<B> extends FieldTargets {

  /** The most characters of text, so that a page of 20 is no more than one answer may be. */
  int MAX_LENGTH = 1 << 19;

  ActivityKind kind();

  Class<B> type();

  /** Whether a list begins with the oldest where the client asks for no order. */
  boolean oldestFirst();

  /** Sets the author, whatever the document says. */
  void sign(JSONObject document, String author);

  /** Gives a document without a time this one. */
  void date(JSONObject document, Instant now);

  /** The most characters that a document has as text. */
  default int longest(JSONObject document) {
    return MAX_LENGTH;
  }

  /** The properties that filters and sorts compare. */
  Map<String, Object> comparable(JSONObject document);

  /** The people whom a document names. */
  List<PersonLink> links(JSONObject document);

  /** Sets the fields that the server decides. */
  void complete(StoredActivity activity);
}
