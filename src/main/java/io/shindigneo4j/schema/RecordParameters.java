package io.shindigneo4j.schema;

import io.shindigneo4j.schema.ParameterType.Fields;
import io.shindigneo4j.schema.ParameterType.ListOf;
import io.shindigneo4j.schema.ParameterType.Plain;
import io.shindigneo4j.schema.ParameterType.Word;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Record types as descriptions of parameters, of the types that {@link ParameterMapping} takes. */
final class RecordParameters {

  private static final Map<Type, Plain> PLAIN =
      Map.of(
          Object.class, Plain.ANY,
          boolean.class, Plain.BOOLEAN,
          Boolean.class, Plain.BOOLEAN,
          double.class, Plain.FLOAT,
          Double.class, Plain.FLOAT,
          long.class, Plain.INTEGER,
          Long.class, Plain.INTEGER,
          Map.class, Plain.MAP,
          String.class, Plain.STRING);

  private RecordParameters() {}

  /**
   * The parameters in the order of the components.
   *
   * @throws IllegalArgumentException for a component of a type that no parameter has, or one that
   *     may be absent and cannot be null
   */
  static List<Parameter> of(Class<?> type) {
    return Stream.of(type.getRecordComponents()).map(RecordParameters::of).toList();
  }

  private static Parameter of(RecordComponent component) {
    Description description = component.getAnnotation(Description.class);
    boolean mayBeAbsent = component.isAnnotationPresent(MayBeAbsent.class);
    if (mayBeAbsent && component.getType().isPrimitive()) {
      throw new IllegalArgumentException(
          "%s of %s may be absent, and cannot be null"
              .formatted(component.getName(), component.getDeclaringRecord()));
    }
    return new Parameter(
        component.getName(),
        type(component, component.getGenericType()),
        !mayBeAbsent,
        description == null ? "" : description.value());
  }

  private static ParameterType type(RecordComponent component, Type type) {
    if (type instanceof ParameterizedType several) {
      return several.getRawType() == List.class
          ? new ListOf(type(component, several.getActualTypeArguments()[0]))
          : type(component, several.getRawType());
    }
    if (PLAIN.containsKey(type)) {
      return PLAIN.get(type);
    }
    if (type instanceof Class<?> single && single.isEnum()) {
      return new Word(ParameterMapping.words(single));
    }
    if (type instanceof Class<?> single && single.isRecord()) {
      return new Fields(of(single));
    }
    throw new IllegalArgumentException(
        "%s of %s has type %s, which no parameter has"
            .formatted(component.getName(), component.getDeclaringRecord(), type.getTypeName()));
  }
}
