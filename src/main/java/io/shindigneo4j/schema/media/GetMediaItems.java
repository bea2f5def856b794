package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link MediaItemOperations#GET}.
 *
 * @param album null for whichever album of these people
 * @param application only what this application made, and what none made; null for no condition
 */
public record GetMediaItems(
    @Description("whose things") PeopleSelector around,
    @MayBeAbsent @Description("an album's id; absent for any of these people") String album,
    @Description("each once") List<String> ids,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection) {}
