package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.mapping.FieldTargets;
import io.shindigneo4j.schema.activities.ActivityKind;
import io.shindigneo4j.schema.activities.PersonLink;
import java.util.List;
import java.util.Map;
import org.json.JSONObject;

/**
 * The JSON of activities of one kind, and the properties that filters and sorts compare.
 *
 * @param <B> Shindig's bean
 */
interface ActivityFormat<B> extends FieldTargets {

  ActivityKind kind();

  Class<B> type();

  /** Whether a list begins with the oldest where the client asks for no order. */
  boolean oldestFirst();

  /** Sets the author, whatever the document says. */
  void sign(JSONObject document, String author);

  /**
   * The properties that filters and sorts compare.
   *
   * @param published the time of a document that has none
   */
  Map<String, Object> comparable(JSONObject document, String published);

  /** The people whom a document names. */
  List<PersonLink> links(JSONObject document);

  /** Sets the fields that the server decides. */
  void complete(StoredActivity activity);
}
