package io.shindigneo4j.opensocial.mapping;

import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A type of bean as a table: one row for each property. A bean inside the bean has its rows under
 * the name of its field and a dot. Immutable.
 *
 * @param <B> the bean
 */
public final class BeanTable<B> {

  /**
   * A property.
   *
   * @param has whether a bean says anything of the field that the property belongs to
   * @param read from a bean, null if it has none
   * @param write to a bean
   */
  private record Row<B>(Predicate<B> has, Function<B, Object> read, BiConsumer<B, Object> write) {}

  private final Supplier<B> constructor;
  private final Map<String, Row<B>> rows;

  private BeanTable(Supplier<B> constructor, Map<String, Row<B>> rows) {
    this.constructor = constructor;
    this.rows = rows;
  }

  public static <B> Builder<B> of(Supplier<B> constructor) {
    return new Builder<>(constructor);
  }

  /** All property keys, in the order of the table. */
  public Set<String> keys() {
    return rows.keySet();
  }

  /** The keys of a field: its own, or those of the bean inside. */
  public List<String> keysOf(String field) {
    return rows.keySet().stream()
        .filter(key -> key.equals(field) || key.startsWith(field + "."))
        .toList();
  }

  /** The properties of a bean that a client sent, without those that it has not. */
  public Map<String, Object> toProperties(B bean) {
    return InputConversion.of(() -> properties(bean));
  }

  private Map<String, Object> properties(B bean) {
    Map<String, Object> properties = new LinkedHashMap<>();
    rows.forEach(
        (key, row) -> {
          Object value = row.read().apply(bean);
          if (value != null) {
            properties.put(key, value);
          }
        });
    return properties;
  }

  /**
   * The properties of all fields that a client's bean has. A bean inside counts as a whole: null
   * stands for what it has not.
   */
  public Map<String, Object> toChanges(B bean) {
    return InputConversion.of(() -> changes(bean));
  }

  /**
   * The same, without what an update leaves, and with null for what it takes away.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 for a part that there is
   *     not
   */
  public Map<String, Object> toChanges(B bean, PartialUpdate update) {
    for (String part : update.parts()) {
      if (keysOf(part).isEmpty()) {
        throw Refusals.badRequest("there is no field " + part);
      }
    }
    Map<String, Object> changes = toChanges(bean);
    changes.keySet().removeIf(update::leaves);
    update.removed().forEach(field -> keysOf(field).forEach(key -> changes.put(key, null)));
    return changes;
  }

  private Map<String, Object> changes(B bean) {
    Map<String, Object> changes = new LinkedHashMap<>();
    rows.forEach(
        (key, row) -> {
          if (row.has().test(bean)) {
            changes.put(key, row.read().apply(bean));
          }
        });
    return changes;
  }

  public B toBean(Map<String, Object> properties) {
    B bean = constructor.get();
    properties.forEach((key, value) -> set(bean, key, value));
    return bean;
  }

  /**
   * Does nothing for null, and for a key that the table has not: data may be older or newer than
   * the program.
   */
  public void set(B bean, String key, Object property) {
    Row<B> row = rows.get(key);
    if (row != null && property != null) {
      row.write().accept(bean, property);
    }
  }

  /** Collects the rows. */
  public static final class Builder<B> {

    private final Supplier<B> constructor;
    private final Map<String, Row<B>> rows = new LinkedHashMap<>();

    private Builder(Supplier<B> constructor) {
      this.constructor = constructor;
    }

    public <V> Builder<B> row(
        String key, Function<B, V> getter, BiConsumer<B, V> setter, Conversion<V> conversion) {
      rows.put(key, row(getter, getter, setter, conversion));
      return this;
    }

    private static <B, V> Row<B> row(
        Function<B, ?> field,
        Function<B, V> getter,
        BiConsumer<B, V> setter,
        Conversion<V> conversion) {
      return new Row<>(
          bean -> field.apply(bean) != null,
          bean -> {
            V value = getter.apply(bean);
            return value == null ? null : conversion.toProperty().apply(value);
          },
          (bean, property) -> setter.accept(bean, conversion.toValue().apply(property)));
    }

    public Builder<B> text(String key, Function<B, String> getter, BiConsumer<B, String> setter) {
      return row(key, getter, setter, Conversion.TEXT);
    }

    /** A text that the bean keeps inside another of its fields. */
    public Builder<B> textWithin(
        Function<B, ?> field,
        String key,
        Function<B, String> getter,
        BiConsumer<B, String> setter) {
      rows.put(key, row(field, getter, setter, Conversion.TEXT));
      return this;
    }

    public Builder<B> texts(
        String key, Function<B, List<String>> getter, BiConsumer<B, List<String>> setter) {
      return row(key, getter, setter, Conversion.TEXTS);
    }

    /** A bean inside the bean, made when the first of its properties is written. */
    public <N> Builder<B> inside(
        String field, Function<B, N> getter, BiConsumer<B, N> setter, BeanTable<N> table) {
      table.rows.forEach(
          (key, row) -> rows.put(field + "." + key, row(row, getter, setter, table)));
      return this;
    }

    private static <B, N> Row<B> row(
        Row<N> row, Function<B, N> getter, BiConsumer<B, N> setter, BeanTable<N> table) {
      return new Row<>(
          bean -> getter.apply(bean) != null,
          bean -> {
            N inner = getter.apply(bean);
            return inner == null ? null : row.read().apply(inner);
          },
          (bean, property) -> {
            if (getter.apply(bean) == null) {
              setter.accept(bean, table.constructor.get());
            }
            row.write().accept(getter.apply(bean), property);
          });
    }

    /** The rows of a kind of these beans; any other bean has none of them. */
    public <K extends B> Builder<B> ofKind(Class<K> kind, BeanTable<K> table) {
      table.rows.forEach((key, row) -> rows.put(key, row(kind, row)));
      return this;
    }

    private static <B, K extends B> Row<B> row(Class<K> kind, Row<K> row) {
      return new Row<>(
          bean -> kind.isInstance(bean) && row.has().test(kind.cast(bean)),
          bean -> kind.isInstance(bean) ? row.read().apply(kind.cast(bean)) : null,
          (bean, property) -> {
            if (kind.isInstance(bean)) {
              row.write().accept(kind.cast(bean), property);
            }
          });
    }

    public BeanTable<B> build() {
      return new BeanTable<>(constructor, new LinkedHashMap<>(rows));
    }
  }
}
