package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link ActivityOperations#COMMENTS}.
 *
 * @param application as of {@link ListActivities}
 * @param limit 0 for their number alone
 */
public record ListComments(
    @Description("what is commented on") List<CommentedActivity> activities,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application,
    @Description("the most comments on each, 0 or more") long limit,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("what to read of each") Selection selection) {}
