package io.shindigneo4j.opensocial.mapping;

import io.shindigneo4j.schema.query.Target;
import java.util.Optional;

/** Where the value of an OpenSocial field stands in the graph, for filters and sorting. */
@FunctionalInterface
public interface FieldTargets {

  /** Empty for a field that cannot be compared. */
  Optional<Target> find(String field);
}
