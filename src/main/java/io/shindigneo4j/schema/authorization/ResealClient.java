package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link ClientOperations#RESEAL}. */
public record ResealClient(
    @Description("the client's id") String id,
    @Description("its secret for signatures, encrypted, as it is") String from,
    @Description("the same secret, encrypted anew") String to) {}
