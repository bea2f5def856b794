package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * People around other people, as far as somebody may see them: whom to list, or whose things.
 *
 * @param group the id of the group for {@link Circle#GROUP}, otherwise null
 */
public record Around(List<String> users, Circle circle, String group, Viewpoint viewpoint) {

  public Around {
    InvalidParameterException.ifNull(users, "users");
    InvalidParameterException.ifNull(circle, "circle");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
  }
}
