package io.shindigneo4j.schema;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;

/**
 * A record type's constructor and components, found by reflection once.
 *
 * @param constructor takes the values of all components as an {@code Object[]}
 */
record RecordShape(Class<?> type, List<Slot> slots, MethodHandle constructor) {

  private static final ClassValue<RecordShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return inspect(type);
        }
      };

  /** A component's name, type and accessor. */
  record Slot(
      String name, Type type, boolean mayBeAbsent, boolean unwrapped, MethodHandle accessor) {

    /** The value of the component. */
    Object of(Record record) {
      try {
        return (Object) accessor.invokeExact((Object) record);
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Throwable e) { // an accessor declares nothing else
        throw new IllegalStateException(e);
      }
    }
  }

  static RecordShape of(Class<?> type) {
    return SHAPES.get(type);
  }

  /**
   * The record of these values, which are of the types of the components.
   *
   * @throws RuntimeException what the record's own constructor throws
   */
  Record create(Object[] values) {
    try {
      return (Record) (Object) constructor.invokeExact(values);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) { // a canonical constructor declares nothing else
      throw new IllegalStateException(e);
    }
  }

  private static RecordShape inspect(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      MethodHandle spread =
          MethodHandles.lookup()
              .unreflectConstructor(constructor)
              .asSpreader(Object[].class, types.length)
              .asType(methodType(Object.class, Object[].class));
      return new RecordShape(type, Stream.of(components).map(RecordShape::slot).toList(), spread);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Slot slot(RecordComponent component) {
    Method accessor = component.getAccessor();
    accessor.setAccessible(true);
    boolean mayBeAbsent =
        component.isAnnotationPresent(MayBeAbsent.class) && !component.getType().isPrimitive();
    try {
      return new Slot(
          component.getName(),
          component.getGenericType(),
          mayBeAbsent,
          component.isAnnotationPresent(Unwrapped.class),
          MethodHandles.lookup()
              .unreflect(accessor)
              .asType(methodType(Object.class, Object.class)));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
