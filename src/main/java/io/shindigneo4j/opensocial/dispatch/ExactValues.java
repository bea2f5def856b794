package io.shindigneo4j.opensocial.dispatch;

import com.google.common.base.Ascii;
import com.google.inject.Injector;
import io.shindigneo4j.opensocial.request.Refusals;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.ExtendableBean;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONArray;
import org.json.JSONObject;

/**
 * Refuses values of JSON that Shindig would keep as something else, such as {@code "yes"} as false
 * and 5 as a day of the year 5, and fields that it would leave out. Safe for use by many threads.
 */
final class ExactValues {

  private static final String JAVA = "java.";
  private static final List<String> PACKAGES =
      List.of(JAVA, "io.shindigneo4j.", "org.apache.shindig.social.");

  private static final int MAX_NAME = 100;
  private static final Set<Type> FLAGS = Set.of(Boolean.class, boolean.class);
  private static final Set<Type> SMALL = Set.of(Integer.class, int.class);
  private static final Set<Type> WHOLE = Set.of(Integer.class, int.class, Long.class, long.class);

  private final Injector injector;
  private final Map<Class<?>, Set<String>> fields = new ConcurrentHashMap<>();

  ExactValues(Injector injector) {
    this.injector = injector;
  }

  /** Whether a type, null for any, is one of social data, and not of another of Shindig's calls. */
  static boolean areOf(Type type) {
    return !(type instanceof Class<?> bean)
        || PACKAGES.stream().anyMatch(bean.getName()::startsWith);
  }

  /**
   * Checks a value.
   *
   * @param type null for any
   * @throws IllegalArgumentException for one that the type cannot hold as it is
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 and the name of a field
   *     that a bean of this type has not
   */
  void check(Object value, Type type) {
    if (type == null) {
      return; // of any type
    } else if (FLAGS.contains(type)) {
      require(value instanceof Boolean || isFlag(value.toString()));
    } else if (WHOLE.contains(type) && value instanceof Number number) {
      require(isWhole(number, SMALL.contains(type) ? Integer.MAX_VALUE : Long.MAX_VALUE));
    } else if (type == String.class) {
      require(!(value instanceof JSONObject || value instanceof JSONArray));
    } else if (type == Date.class) {
      require(value instanceof String);
    } else if (value instanceof JSONObject document && type instanceof Class<?> bean) {
      checkFields(document, bean);
    }
  }

  private static boolean isFlag(String text) {
    return text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false");
  }

  private static boolean isWhole(Number number, long most) {
    return number.doubleValue() == Math.rint(number.doubleValue())
        && Math.abs(number.doubleValue()) <= most
        && Math.abs(number.longValue()) <= most;
  }

  private static void require(boolean exact) {
    if (!exact) {
      throw new IllegalArgumentException("the type cannot hold the value as it is");
    }
  }

  private void checkFields(JSONObject document, Class<?> bean) {
    if (bean.getName().startsWith(JAVA)
        || bean == Person.class // where a body names a person, by the id alone
        || ExtendableBean.class.isAssignableFrom(bean)) {
      return;
    }
    Set<String> known = fields.computeIfAbsent(bean, this::fields);
    for (Iterator<?> names = document.keys(); names.hasNext(); ) {
      String name = (String) names.next();
      if (!known.contains(name) && !document.isNull(name)) {
        throw Refusals.badRequest(
            "the request cannot be read: there is no field " + Ascii.truncate(name, MAX_NAME, "…"));
      }
    }
  }

  private Set<String> fields(Class<?> bean) {
    return Stream.of(injector.getInstance(bean).getClass().getMethods())
        .filter(method -> method.getParameterCount() == 1)
        .map(Method::getName)
        .filter(name -> name.startsWith("set") && name.length() > 3)
        .map(name -> Ascii.toLowerCase(name.charAt(3)) + name.substring(4))
        .collect(Collectors.toUnmodifiableSet());
  }
}
