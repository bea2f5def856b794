package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link ClientOperations#ENABLE}. */
public record EnableClient(
    @Description("the client's id") String id,
    @Description("whether it may do anything from now on") boolean enabled,
    @Description("now, in milliseconds since 1970") long now) {}
