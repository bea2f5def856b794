package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link OrganizationOperations#MANAGERS}. */
public record ListManagers(
    @Description("a person's id") String person,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("whether managers of managers are left out") boolean directAlone,
    @Description("which part of the list") Page page,
    @Description("what to read of each") Selection selection) {}
