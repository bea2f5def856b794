package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.mapping.FieldTargets;
import io.shindigneo4j.schema.activities.ActivityKind;
import io.shindigneo4j.schema.activities.PersonLink;
import java.util.List;
import java.util.Map;
import org.json.JSONObject;

/**
 * What activities of one kind look like as JSON, and what of it the graph compares.
 *
 * @param <B> Shindig's bean
 */
interface ActivityFormat<B> extends FieldTargets {

  ActivityKind kind();

  Class<B> type();

  /** Whether a list that is in no other order begins with the oldest. */
  boolean oldestFirst();

  /** Makes a document a person's, whatever it says of itself. */
  void sign(JSONObject document, String author);

  /** What filters and sorts compare, as properties. */
  Map<String, Object> comparable(JSONObject document);

  /** The people whom a document names. */
  List<PersonLink> links(JSONObject document);

  /** Puts into the document what the server knows better. */
  void complete(StoredActivity activity);
}
