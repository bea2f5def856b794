package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.query.Selection;
import java.util.Map;

/** The parameters of {@link GroupOperations#UPDATE}. */
public record UpdateGroup(
    @Description("a group's id") String group,
    @Description("the id of who does it") String actor,
    @Description("the lowest role that may do it") RequiredRole needed,
    @Description("the new values; null removes one") Map<String, Object> properties,
    @Description("what to answer of the changed group") Selection selection) {}
