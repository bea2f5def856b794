package io.shindigneo4j.schema;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Records that are {@link Constant}, as maps that are made once. Safe for use by many threads. */
final class ConstantMaps {

  private static final Memo<Record, Map<String, Object>> MAPS = new Memo<>(ParameterMapping::toMap);

  private ConstantMaps() {}

  static boolean isConstant(Class<?> type) {
    return type.isAnnotationPresent(Constant.class);
  }

  /** The components of a record type that are constant, by name. */
  static Set<String> names(Class<?> type) {
    return RecordShape.of(type).slots().stream()
        .filter(slot -> slot.type() instanceof Class<?> plain && isConstant(plain))
        .map(RecordShape.Slot::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The map of a record. It is shared: nobody may change it. */
  static Map<String, Object> of(Record constant) {
    return MAPS.of(constant);
  }
}
