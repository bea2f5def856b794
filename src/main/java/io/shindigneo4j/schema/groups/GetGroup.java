package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link GroupOperations#GET}. */
public record GetGroup(
    @Description("a group's id") String group,
    @MayBeAbsent @Description("who looks; absent for somebody who is not known") String viewer,
    @Description("what to read of each") Selection selection) {}
