package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link SkillOperations#PEOPLE}. */
public record ListSkilled(String key, Viewpoint viewpoint, ListQuery query, Selection selection) {

  public ListSkilled {
    InvalidParameterException.ifNull(key, "key");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(query, "query");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
