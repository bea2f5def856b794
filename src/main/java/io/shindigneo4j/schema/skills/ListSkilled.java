package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link SkillOperations#PEOPLE}. */
public record ListSkilled(
    @Description("a skill's name in lower case") String key,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection) {}
