package io.shindigneo4j.web.endpoint;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.shindig.protocol.RestfulCollection;

/** The lists of collections as {@code entry}, where clients of OpenSocial 0.8 and 0.9 look. */
final class CollectionEntries {

  private static final String ENTRY = "entry";

  private CollectionEntries() {}

  /** A collection that has its list under both names; any other answer as it is. */
  static Object added(Object answer) {
    if (!(answer instanceof RestfulCollection<?> collection)) {
      return answer;
    }
    Map<String, Object> both = new LinkedHashMap<>(collection);
    both.put(ENTRY, collection.getList());
    return both;
  }
}
