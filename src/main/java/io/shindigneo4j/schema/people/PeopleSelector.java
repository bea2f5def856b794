package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/**
 * Selects people by their connection to given users, as far as the viewer may see them.
 *
 * @param group the id of the group for {@link PeopleRelation#GROUP}, otherwise null
 */
public record PeopleSelector(
    @Description("ids of people") List<String> users,
    @Description("which people around these") PeopleRelation circle,
    @MayBeAbsent @Description("the id of the group where the circle is one") String group,
    @Description("who looks, and how far") Viewpoint viewpoint) {

  /** The people that a {@link PeopleSelector} selects, and their natural order. */
  public enum PeopleRelation {
    /** The users themselves, as they were named. */
    SELF,
    /** Their friends, the oldest friendship first. */
    FRIENDS,

    /** Their friends whom they do not block and who do not block them, in the same order. */
    HEARD,

    /** The people who asked them for friendship, the earliest request first. */
    REQUESTING,

    /** Whom they have asked for friendship, the earliest request first. */
    REQUESTED,

    /** Whom they block, the earliest block first. */
    BLOCKED,

    /** Whom they do not want to be recommended, the earliest dismissed first. */
    DISMISSED,
    /** The members of a group that a user is in or owns, the oldest membership first. */
    GROUP,
    /** Everybody, by id. */
    ALL
  }
}
