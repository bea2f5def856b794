package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.query.ListParameters;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link MediaItemOperations#LIST}.
 *
 * @param album null for all albums of these people
 * @param application only what this application made, and what none made; null for no condition
 */
public record ListMediaItems(
    @Description("whose things") PeopleSelector around,
    @MayBeAbsent @Description("an album's id; absent for all of these people") String album,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection)
    implements ListParameters {}
