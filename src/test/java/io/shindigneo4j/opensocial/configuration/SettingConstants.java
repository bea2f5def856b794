package io.shindigneo4j.opensocial.configuration;

import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;

/** The settings that stand as constants in a class. */
public final class SettingConstants {

  private SettingConstants() {}

  public static List<Setting> of(Class<?> concern) {
    return Stream.of(concern.getFields()).map(SettingConstants::constant).toList();
  }

  private static Setting constant(Field field) {
    try {
      return (Setting) field.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
