package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link PeopleOperations#LIST}.
 *
 * @param friendsWith keeps only friends of this person; null for no such condition
 */
public record ListPeople(
    @Description("whom to list") PeopleSelector around,
    @MayBeAbsent @Description("keeps friends of this person; absent for all") String friendsWith,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection) {}
