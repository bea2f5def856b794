package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link SearchOperations#PEOPLE}. */
public record FindPeople(
    @Description("what people are searched for") SearchText text,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection) {}
