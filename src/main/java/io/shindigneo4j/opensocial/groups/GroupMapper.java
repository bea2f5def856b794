package io.shindigneo4j.opensocial.groups;

import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Converts groups of the graph to Shindig's and back. */
public final class GroupMapper {

  private static final BeanTable<SocialGroup> GROUP =
      BeanTable.of(SocialGroup::new)
          .text("id", SocialGroup::getId, SocialGroup::setId)
          .text("title", SocialGroup::getTitle, SocialGroup::setTitle)
          .text("description", SocialGroup::getDescription, SocialGroup::setDescription)
          .row("closed", SocialGroup::getClosed, SocialGroup::setClosed, Conversion.FLAG)
          .build();

  private GroupMapper() {}

  /** The selection for these fields: always the id, and everything where none is named. */
  public static Selection selection(Set<String> fields) {
    boolean all = fields == null || fields.isEmpty() || fields.contains("@all");
    Stream<String> properties = GROUP.keys().stream().filter(key -> all || fields.contains(key));
    return new Selection(
        Stream.concat(Stream.of(GraphNames.ID), properties).distinct().toList(), List.of());
  }

  static Optional<Target> target(String field) {
    return GROUP.keys().contains(field) ? Optional.of(Target.property(field)) : Optional.empty();
  }

  static SocialGroup group(Selection selection, List<?> values) {
    SocialGroup group = new SocialGroup();
    fill(group, selection, values);
    return group;
  }

  /** Writes what was read into a bean. */
  public static void fill(SocialGroup group, Selection selection, List<?> values) {
    for (int i = 0; i < values.size(); i++) {
      GROUP.set(group, selection.properties().get(i), values.get(i));
    }
  }

  /** The properties that the bean has. */
  static Map<String, Object> properties(SocialGroup group) {
    return GROUP.toProperties(group);
  }

  /** The names of all fields. */
  static List<String> fields() {
    return List.copyOf(GROUP.keys());
  }
}
