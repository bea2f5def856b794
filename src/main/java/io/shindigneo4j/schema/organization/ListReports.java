package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link OrganizationOperations#REPORTS}. */
public record ListReports(
    @Description("a person's id") String person,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("filter, order and page") ListQuery query,
    @Description("what to read of each") Selection selection) {}
