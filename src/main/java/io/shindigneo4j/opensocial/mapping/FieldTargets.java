package io.shindigneo4j.opensocial.mapping;

import io.shindigneo4j.schema.query.ListQuery.Target;
import java.util.Optional;

/** Finds the property in the graph that holds an OpenSocial field, for filters and sorting. */
@FunctionalInterface
public interface FieldTargets {

  /** Empty for a field that cannot be compared. */
  Optional<Target> find(String field);
}
