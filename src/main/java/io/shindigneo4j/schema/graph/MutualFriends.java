package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link SocialGraphOperations#MUTUAL_FRIENDS}. */
public record MutualFriends(
    @Description("a person's id") String user,
    @Description("the other person's id") String other,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("which part of the list") Page page,
    @Description("what to read of each") Selection selection) {}
