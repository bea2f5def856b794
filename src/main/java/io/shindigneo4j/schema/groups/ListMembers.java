package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link GroupOperations#MEMBERS}.
 *
 * @param bond whether to list those who are in the group, or those invited
 */
public record ListMembers(
    @Description("a group's id") String group,
    @Description("the lowest role that may do it") RequiredRole needed,
    @Description("those who are in the group, or those invited") MembershipKind bond,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection) {}
