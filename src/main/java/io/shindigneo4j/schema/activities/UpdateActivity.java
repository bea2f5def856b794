package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;

/**
 * The parameters of {@link ActivityOperations#UPDATE}.
 *
 * @param application as of {@link ListActivities}
 * @param links the new ones
 * @param replaced the document that is to be replaced, null for any; nothing changes where the
 *     activity has another one
 */
public record UpdateActivity(
    @Description("of which API") ActivityKind kind,
    @Description("the owner's id") String owner,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application,
    @Description("its id") String id,
    @Description("the new ones; those it has not are removed") Map<String, Object> properties,
    @Description("the people that it names now") List<PersonLink> links,
    @Description("what to answer of the changed activity") Selection selection,
    @MayBeAbsent
        @Description("changes nothing where the activity has another document; absent for any")
        String replaced) {}
