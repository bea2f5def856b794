package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link OrganizationOperations#HIERARCHY_PATH}. */
public record FindHierarchyPath(
    @Description("a person's id") String person,
    @Description("the id of the person where it ends") String target,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("what to read of each") Selection selection) {}
