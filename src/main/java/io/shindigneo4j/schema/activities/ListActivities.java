package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.query.ListParameters;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link ActivityOperations#LIST}.
 *
 * @param application keeps those of this application, and those of none; null for no such condition
 * @param ids keeps those with one of these ids; empty for no such condition
 */
public record ListActivities(
    @Description("of which API") ActivityKind kind,
    @Description("whose activities") PeopleSelector around,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application,
    @Description("keeps these; empty for all") List<String> ids,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection)
    implements ListParameters {}
