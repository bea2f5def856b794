package io.shindigneo4j.opensocial.json;

import io.shindigneo4j.testing.FilledBeans;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.apache.shindig.protocol.RestfulCollection;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** Anything that may be in an answer. */
final class RandomValues {

  private static final List<Class<?>> BEANS = SameJsonTest.beans().toList();

  private final RandomGenerator random;

  RandomValues(RandomGenerator random) {
    this.random = random;
  }

  /**
   * A value.
   *
   * @param depth how deeply maps and lists nest at most
   */
  Object value(int depth) {
    return switch (random.nextInt(depth > 0 ? 14 : 6)) {
      case 0 -> Texts.of(random);
      case 1 -> random.nextInt(1000);
      case 2 -> random.nextLong();
      case 3 -> random.nextBoolean();
      case 4 -> new Date(random.nextLong(-1L << 47, 1L << 48));
      case 5 -> random.nextBoolean() ? null : JSONObject.NULL;
      case 6 -> map(new HashMap<>(), depth);
      case 7 -> map(new LinkedHashMap<>(), depth);
      case 8 -> list(depth);
      case 9 -> list(depth).toArray();
      case 10 -> new JSONArray(list(depth));
      case 11 -> object(depth);
      case 12 -> new RestfulCollection<>(list(depth), random.nextInt(9), random.nextInt(99), 5);
      default -> bean();
    };
  }

  private Map<String, Object> map(Map<String, Object> map, int depth) {
    for (int i = random.nextInt(5); i > 0; i--) {
      map.put(Texts.of(random), value(depth - 1));
    }
    return map;
  }

  private List<Object> list(int depth) {
    List<Object> list = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      list.add(value(depth - 1));
    }
    return list;
  }

  private JSONObject object(int depth) {
    JSONObject object = new JSONObject();
    try {
      for (int i = random.nextInt(5); i > 0; i--) {
        object.put(Texts.of(random), value(depth - 1));
      }
    } catch (JSONException e) {
      throw new AssertionError(e);
    }
    return object;
  }

  private Object bean() {
    FilledBeans beans = new FilledBeans(random, () -> Texts.of(random), 2);
    return beans.of(BEANS.get(random.nextInt(BEANS.size())));
  }
}
