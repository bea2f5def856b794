package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/**
 * The parameters of {@link ActivityOperations#DELETE}.
 *
 * @param application as of {@link ListActivities}
 */
public record DeleteActivities(
    @Description("of which API") ActivityKind kind,
    @Description("the owner's id") String owner,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application,
    @Description("which ones") List<String> ids) {}
