package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The fields of beans of one type: which properties a request selects, and the beans made of them.
 *
 * @param <B> the bean
 */
record FieldTable<B>(BeanTable<B> table, Supplier<B> constructor) {

  /** Stands for an address as a whole in filters and sorting. */
  private static final Map<String, String> MAIN_PROPERTIES =
      Map.of("location", "location.formatted");

  /** The selection for these fields: always the id, and everything where none is named. */
  Selection selection(Set<String> fields) {
    boolean all = fields == null || fields.isEmpty() || fields.contains("@all");
    Stream<String> properties =
        all
            ? table.keys().stream()
            : fields.stream().flatMap(field -> table.keysOf(field).stream());
    return new Selection(
        Stream.concat(Stream.of(GraphNames.ID), properties).distinct().toList(), List.of());
  }

  Optional<Target> target(String field) {
    String property = MAIN_PROPERTIES.getOrDefault(field, field);
    return table.keys().contains(property)
        ? Optional.of(Target.property(property))
        : Optional.empty();
  }

  /** The beans with what was read of them. */
  List<B> beans(Selection selection, List<Item> items) {
    return items.stream().map(item -> bean(selection, item.values())).toList();
  }

  private B bean(Selection selection, List<?> values) {
    B bean = constructor.get();
    for (int i = 0; i < values.size(); i++) {
      table.set(bean, selection.properties().get(i), values.get(i));
    }
    return bean;
  }
}
