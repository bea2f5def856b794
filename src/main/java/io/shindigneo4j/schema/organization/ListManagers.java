package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link OrganizationOperations#MANAGERS}.
 *
 * @param directAlone whether managers of managers are left out
 */
public record ListManagers(
    String person, Viewpoint viewpoint, boolean directAlone, Page page, Selection selection) {

  public ListManagers {
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(page, "page");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
