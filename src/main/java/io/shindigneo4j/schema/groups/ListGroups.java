package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link GroupOperations#LIST}.
 *
 * @param viewer who looks; null for somebody who is not known, from whom closed groups are hidden
 */
public record ListGroups(
    @Description("a person's id") String user,
    @MayBeAbsent @Description("who looks; absent for somebody who is not known") String viewer,
    @Description("how the person is bound to them") MembershipKind bond,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection) {}
