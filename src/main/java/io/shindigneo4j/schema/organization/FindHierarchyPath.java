package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link OrganizationOperations#HIERARCHY_PATH}. */
public record FindHierarchyPath(
    String person, String target, Viewpoint viewpoint, Selection selection) {

  public FindHierarchyPath {
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(target, "target");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
