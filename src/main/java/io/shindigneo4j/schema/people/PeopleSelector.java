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
    @Description("who looks, and how far") Viewpoint viewpoint) {}
