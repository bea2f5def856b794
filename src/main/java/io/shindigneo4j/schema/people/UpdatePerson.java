package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;

/** The parameters of {@link PeopleOperations#UPDATE}. */
public record UpdatePerson(
    @Description("the person's id") String id,
    @Description("the new values; null removes one") Map<String, Object> properties,
    @Description("the lists of the profile that are replaced whole") List<DetailList> details,
    @Description("what to answer of the changed person") Selection selection) {}
