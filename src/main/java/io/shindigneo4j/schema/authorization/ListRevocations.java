package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link RevocationOperations#LIST}. */
public record ListRevocations(
    @Description("the greatest number that is known; 0 for none") long after) {}
