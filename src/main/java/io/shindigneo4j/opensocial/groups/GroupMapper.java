package io.shindigneo4j.opensocial.groups;

import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.query.Target;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.shindig.social.core.model.GroupImpl;
import org.apache.shindig.social.opensocial.model.Group;

/** Between the graph's group and Shindig's. */
final class GroupMapper {

  private static final BeanTable<Group> GROUP =
      BeanTable.<Group>of(GroupImpl::new)
          .row("id", Group::getId, Group::setId, Conversion.TEXT)
          .text("title", Group::getTitle, Group::setTitle)
          .text("description", Group::getDescription, Group::setDescription)
          .build();

  private GroupMapper() {}

  /** What to read for these fields; the id in any case, and everything where none is named. */
  static Selection selection(Set<String> fields) {
    boolean all = fields == null || fields.isEmpty() || fields.contains("@all");
    Stream<String> properties = GROUP.keys().stream().filter(key -> all || fields.contains(key));
    return new Selection(
        Stream.concat(Stream.of(GraphNames.ID), properties).distinct().toList(), List.of());
  }

  static Optional<Target> target(String field) {
    return GROUP.keys().contains(field) ? Optional.of(Target.property(field)) : Optional.empty();
  }

  static Group group(Selection selection, List<?> values) {
    Group group = new GroupImpl();
    for (int i = 0; i < values.size(); i++) {
      GROUP.set(group, selection.properties().get(i), values.get(i));
    }
    return group;
  }
}
