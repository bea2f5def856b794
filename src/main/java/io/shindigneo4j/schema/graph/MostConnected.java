package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.groups.RequiredRole;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link SocialGraphOperations#MOST_CONNECTED}. */
public record MostConnected(
    @Description("a group's id") String group,
    @Description("the lowest role that may do it") RequiredRole needed,
    @Description("whether only friends in the group count") boolean inside,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("which part of the list") Page page,
    @Description("what to read of each") Selection selection) {}
