package io.shindigneo4j.schema;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A record type of a result, and the values that travel for it: one for each component, and for an
 * {@link Unwrapped} one those of the record inside.
 */
final class ResultMapping {

  private static final ClassValue<ResultMapping> MAPPINGS =
      new ClassValue<>() {
        @Override
        protected ResultMapping computeValue(Class<?> type) {
          return new ResultMapping(RecordShape.of(type));
        }
      };

  /**
   * A component.
   *
   * @param value null if the component is unwrapped
   * @param unwrapped null if it is not
   */
  private record Component(RecordShape.Slot slot, ResultValue value, ResultMapping unwrapped) {

    static Component of(RecordShape.Slot slot) {
      return slot.unwrapped()
          ? new Component(slot, null, ResultMapping.of(slot.type()))
          : new Component(slot, ResultValues.of(slot.type()), null);
    }
  }

  private final RecordShape shape;
  private final Component[] components;
  private final List<String> names;
  private final Set<String> mayBeAbsent = new HashSet<>();

  private ResultMapping(RecordShape shape) {
    this.shape = shape;
    this.components = shape.slots().stream().map(Component::of).toArray(Component[]::new);
    List<String> all = new ArrayList<>();
    for (Component component : components) {
      if (component.unwrapped() == null) {
        all.add(component.slot().name());
        if (component.slot().mayBeAbsent()) {
          mayBeAbsent.add(component.slot().name());
        }
      } else {
        all.addAll(component.unwrapped().names());
        mayBeAbsent.addAll(component.unwrapped().mayBeAbsent);
      }
    }
    this.names = List.copyOf(all);
  }

  /**
   * That of a record type.
   *
   * @throws IllegalArgumentException for a component of a type that no result has
   */
  static ResultMapping of(Class<?> type) {
    return MAPPINGS.get(type);
  }

  private static ResultMapping of(Type type) {
    return of((Class<?>) type);
  }

  /** The names of the values in their order. */
  List<String> names() {
    return names;
  }

  /** Whether a server of an earlier release may leave out a value. */
  boolean mayBeAbsent(String name) {
    return mayBeAbsent.contains(name);
  }

  /** The values as they travel. */
  Object[] encode(Record record) {
    Object[] values = new Object[names.size()];
    encode(record, values, 0);
    return values;
  }

  private int encode(Record record, Object[] values, int start) {
    int place = start;
    for (Component component : components) {
      Object value = component.slot().of(record);
      if (component.unwrapped() == null) {
        values[place++] = value == null ? null : component.value().encode(value);
      } else {
        place = component.unwrapped().encode((Record) value, values, place);
      }
    }
    return place;
  }

  /**
   * The record of values that came.
   *
   * @throws ResultMismatchException for a value that is missing, or of another type
   */
  Record decode(Object[] values) {
    return decode(values, 0);
  }

  private Record decode(Object[] values, int start) {
    Object[] arguments = new Object[components.length];
    int place = start;
    for (int i = 0; i < arguments.length; i++) {
      Component component = components[i];
      if (component.unwrapped() == null) {
        arguments[i] = decode(component, values[place++]);
      } else {
        arguments[i] = component.unwrapped().decode(values, place);
        place += component.unwrapped().names().size();
      }
    }
    return created(arguments);
  }

  /** Values that a record's constructor refuses are a mismatch too, not a fault of the client. */
  private Record created(Object[] arguments) {
    try {
      return shape.create(arguments);
    } catch (RuntimeException e) {
      throw new ResultMismatchException(shape.type().getSimpleName() + ": " + e.getMessage(), e);
    }
  }

  private Object decode(Component component, Object value) {
    if (value == null) {
      if (component.slot().mayBeAbsent()) {
        return null;
      }
      throw new ResultMismatchException(component.slot().name() + " must be there");
    }
    try {
      return component.value().decode(value);
    } catch (ResultMismatchException e) {
      throw new ResultMismatchException(component.slot().name() + ": " + e.getMessage(), e);
    }
  }
}
