package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.mapping.Conversion;
import java.util.List;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.EnumImpl;
import org.apache.shindig.social.opensocial.model.LookingFor;

/**
 * Converts what a person is looking for: a list of keys, each followed by a blank and the words for
 * it where it has any of its own; words without a key begin with the blank.
 */
final class LookingForConversion {

  static final Conversion<List<Enum<LookingFor>>> INSTANCE =
      new Conversion<>(LookingForConversion::toProperty, LookingForConversion::toValue);

  private LookingForConversion() {}

  private static Object toProperty(List<Enum<LookingFor>> value) {
    return value.stream()
        .filter(wish -> wish != null && (wish.getValue() != null || hasWords(wish)))
        .map(LookingForConversion::text)
        .toList();
  }

  private static boolean hasWords(Enum<LookingFor> wish) {
    return wish.getDisplayValue() != null && !wish.getDisplayValue().isEmpty();
  }

  private static String text(Enum<LookingFor> wish) {
    LookingFor key = wish.getValue();
    String words = wish.getDisplayValue();
    if (key == null) {
      return " " + words;
    }
    return words == null || words.equals(key.getDisplayValue())
        ? key.name()
        : key.name() + " " + words;
  }

  private static List<Enum<LookingFor>> toValue(Object property) {
    return ((List<?>) property)
        .stream().map(text -> LookingForConversion.wish((String) text)).toList();
  }

  private static Enum<LookingFor> wish(String text) {
    int blank = text.indexOf(' ');
    if (blank < 0) {
      return new EnumImpl<>(LookingFor.valueOf(text));
    }
    LookingFor key = blank == 0 ? null : LookingFor.valueOf(text.substring(0, blank));
    return new EnumImpl<>(key, text.substring(blank + 1));
  }
}
