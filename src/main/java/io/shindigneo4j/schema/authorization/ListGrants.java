package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.query.Page;

/**
 * The parameters of {@link TokenOperations#LIST}.
 *
 * @param person null for everybody's
 * @param client null for those of all clients
 */
public record ListGrants(
    @MayBeAbsent @Description("whom the clients act for; absent for all") String person,
    @MayBeAbsent @Description("the client's id; absent for all") String client,
    @Description("which part of the list") Page page,
    @Description("now, in milliseconds since 1970") long now) {}
