package io.shindigneo4j.web.doctor;

import io.shindigneo4j.opensocial.configuration.Setting;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Settings that one part of Shindig reads.
 *
 * @param constants the class that has them as constants
 * @param reader reads them all, and throws an {@code InvalidSettingException} as Shindig does
 */
record SettingGroup(Class<?> constants, Consumer<Function<String, Optional<String>>> reader) {

  List<Setting> settings() {
    return Stream.of(constants.getFields())
        .filter(field -> field.getType() == Setting.class)
        .map(SettingGroup::constant)
        .toList();
  }

  private static Setting constant(Field field) {
    try {
      return (Setting) field.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
