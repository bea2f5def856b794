package io.shindigneo4j.opensocial.request;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.ZoneOffset;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.Enum.EnumKey;
import org.apache.shindig.social.opensocial.model.BodyType;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.model.Url;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.jspecify.annotations.Nullable;

/**
 * The forms of OpenSocial 2.5.1 (Social Data) that Shindig's beans do not have: texts in place of
 * enumerations, a body type and numbers, lists in place of texts and enumerations, and other names.
 */
public final class SpecifiedForms {

  /** The fields that are lists of texts in 2.5.1, and one text in the bean. */
  private static final Set<String> LISTS_OF_PEOPLE =
      Set.of("children", "jobInterests", "pets", "politicalViews");

  private static final Set<String> LISTS_OF_MEDIA_ITEMS = Set.of("tags", "taggedPeople");

  private static final Map<String, String> NAMES_OF_MEDIA_ITEMS =
      Stream.of(
              "albumId",
              "fileSize",
              "lastUpdated",
              "mimeType",
              "numComments",
              "numViews",
              "numVotes",
              "startTime",
              "taggedPeople",
              "thumbnailUrl")
          .collect(
              Collectors.toUnmodifiableMap(
                  CaseFormat.LOWER_CAMEL.converterTo(CaseFormat.LOWER_UNDERSCORE), own -> own));

  private static final String TYPE = "type";
  private static final Set<String> TYPES =
      Stream.of(MediaItem.Type.values()).map(Object::toString).collect(Collectors.toSet());

  private static final Map<String, String> NAMES_OF_CHOICES =
      Map.of("key", "value", "displayvalue", "displayValue");
  private static final String CHOSEN = "value";
  private static final Splitter COMMAS = Splitter.on(',').trimResults().omitEmptyStrings();

  private static final String GENDER = "gender";
  private static final String UNDISCLOSED = "undisclosed";
  private static final int LENGTH_OF_OFFSET = "-08:00".length();
  private static final int HOURS_END = "-08".length();

  /** As far as a zone is from UTC. */
  private static final int MAX_HOURS = 14;

  private static final int MAX_MINUTES = MAX_HOURS * 60;
  private static final int SECONDS_OF_A_MINUTE = 60;

  private SpecifiedForms() {}

  /** What stands for a value in a bean; any other value as it is. */
  public static Object read(Object value, Type type) {
    Class<?> keys = keys(type);
    Class<?> keysOfEach = type instanceof ParameterizedType list ? keys(argument(list)) : null;
    if (keys != null) {
      return choice(value, keys);
    } else if (keysOfEach != null) {
      return listOfChoices(value, keysOfEach);
    } else if (value instanceof JSONObject document && type instanceof Class<?> bean) {
      rewrite(document, bean);
      return document;
    } else if (!(value instanceof String text)) {
      return value;
    } else if (type == BodyType.class) {
      return new JSONObject(Map.of("build", text));
    } else if (type == Url.class) {
      return new JSONObject(Map.of("value", text));
    } else if (type == Long.class && isOffset(text)) {
      return ZoneOffset.of(text).getTotalSeconds() / SECONDS_OF_A_MINUTE;
    } else if (type == Person.Gender.class && text.equalsIgnoreCase(UNDISCLOSED)) {
      return null;
    }
    return value;
  }

  /** The constants of a choice; null for another type. */
  private static @Nullable Class<?> keys(Type type) {
    return type instanceof ParameterizedType generic && generic.getRawType() == Enum.class
        ? (Class<?>) argument(generic)
        : null;
  }

  private static Type argument(ParameterizedType generic) {
    return generic.getActualTypeArguments()[0];
  }

  /** Gives a document the names and the texts that a bean has; an empty list becomes null. */
  static void rewrite(JSONObject document, Class<?> bean) {
    if (Person.class.isAssignableFrom(bean)) {
      LISTS_OF_PEOPLE.forEach(name -> join(document, name));
      if (UNDISCLOSED.equalsIgnoreCase(document.optString(GENDER))) {
        put(document, GENDER, JSONObject.NULL); // what is not told is not kept
      }
    } else if (MediaItem.class.isAssignableFrom(bean)) {
      NAMES_OF_MEDIA_ITEMS.forEach((name, own) -> rename(document, name, own));
      LISTS_OF_MEDIA_ITEMS.forEach(name -> join(document, name));
      if (document.opt(TYPE) instanceof String text && TYPES.contains(Ascii.toLowerCase(text))) {
        put(document, TYPE, Ascii.toLowerCase(text)); // Shindig's scripts have them in capitals
      }
    }
  }

  /** The name that a bean has for a field. */
  public static String name(String field, Class<?> bean) {
    return MediaItem.class.isAssignableFrom(bean)
        ? NAMES_OF_MEDIA_ITEMS.getOrDefault(field, field)
        : field;
  }

  private static void rename(JSONObject document, String name, String own) {
    Object value = document.remove(name);
    if (value != null && !document.has(own)) {
      put(document, own, value);
    }
  }

  private static void join(JSONObject document, String name) {
    JSONArray list = document.optJSONArray(name);
    joined(list).ifPresent(text -> put(document, name, text.isEmpty() ? JSONObject.NULL : text));
  }

  /** One text; empty for what is no list of texts. Null is no value. */
  private static Optional<String> joined(@Nullable JSONArray list) {
    if (list == null) {
      return Optional.empty();
    }
    List<Object> values =
        IntStream.range(0, list.length()).filter(i -> !list.isNull(i)).mapToObj(list::opt).toList();
    return values.stream().allMatch(String.class::isInstance)
        ? Optional.of(values.stream().map(String.class::cast).collect(Collectors.joining(", ")))
        : Optional.empty();
  }

  private static void put(JSONObject document, String name, Object value) {
    try {
      document.put(name, value);
    } catch (JSONException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Such as Z, -08:00, and -08, -0800 or +1030, as no zone is so many minutes away. */
  private static boolean isOffset(String text) {
    if (text.equals("Z")) {
      return true;
    }
    boolean signed = text.startsWith("-") || text.startsWith("+");
    return signed
        && (isHours(text)
            || (text.length() == LENGTH_OF_OFFSET
                ? text.charAt(HOURS_END) == ':'
                : text.length() == LENGTH_OF_OFFSET - 1
                    && (text.charAt(1) == '0' || !isMinutes(text.substring(1)))));
  }

  private static boolean isHours(String text) {
    Integer hours = text.length() == HOURS_END ? Ints.tryParse(text.substring(1)) : null;
    return hours != null && hours >= 0 && hours <= MAX_HOURS;
  }

  private static boolean isMinutes(String digits) {
    Integer minutes = Ints.tryParse(digits);
    return minutes == null || minutes <= MAX_MINUTES;
  }

  private static Object listOfChoices(Object value, Class<?> keys) {
    return value instanceof String text
        ? choices(text, keys)
        : value instanceof JSONObject only ? new JSONArray().put(choice(only, keys)) : value;
  }

  /** Those of a text with commas if each part is a constant, else one with the text. */
  private static JSONArray choices(String text, Class<?> keys) {
    JSONArray choices = new JSONArray();
    for (String part : COMMAS.split(text)) {
      JSONObject choice = choice(part, keys);
      if (!choice.has(CHOSEN)) {
        return new JSONArray().put(choice(text, keys));
      }
      choices.put(choice);
    }
    return choices;
  }

  /** A choice by the names of its parts in Core Data, in a list, or as a text; null for none. */
  private static @Nullable Object choice(Object value, Class<?> keys) {
    if (value instanceof JSONArray list) {
      List<Object> given =
          IntStream.range(0, list.length())
              .filter(i -> !list.isNull(i))
              .mapToObj(list::opt)
              .toList();
      return given.size() > 1
          ? joined(list).<Object>map(text -> choice(text, keys)).orElse(list)
          : given.isEmpty() ? null : choice(given.get(0), keys);
    } else if (value instanceof JSONObject document) {
      NAMES_OF_CHOICES.forEach((name, own) -> rename(document, name, own));
      requirePartsOfChoice(document);
      return withKey(document, keys);
    } else if (value instanceof String text) {
      return text.isEmpty() ? null : choice(text, keys);
    }
    return value;
  }

  /** With the constant that its value names in other letters. */
  private static JSONObject withKey(JSONObject choice, Class<?> keys) {
    if (choice.opt(CHOSEN) instanceof String text && choice(text, keys).has(CHOSEN)) {
      put(choice, CHOSEN, choice(text, keys).opt(CHOSEN));
    }
    return choice;
  }

  private static void requirePartsOfChoice(JSONObject choice) {
    for (Iterator<?> names = choice.keys(); names.hasNext(); ) {
      if (!NAMES_OF_CHOICES.containsValue((String) names.next())) {
        throw new IllegalArgumentException("it has value and displayValue, and nothing else");
      }
    }
  }

  /** The constant that is meant, or words that are none. */
  private static JSONObject choice(String text, Class<?> keys) {
    return Stream.of(keys.getEnumConstants())
        .map(key -> (EnumKey) key)
        .filter(
            key ->
                key.toString().equalsIgnoreCase(text)
                    || key.getDisplayValue().equalsIgnoreCase(text))
        .findFirst()
        .map(key -> new JSONObject(Map.of(CHOSEN, key.toString())))
        .orElseGet(() -> new JSONObject(Map.of("displayValue", text)));
  }
}
