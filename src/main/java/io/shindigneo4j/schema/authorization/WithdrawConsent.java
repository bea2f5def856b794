package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link ConsentOperations#WITHDRAW}. */
public record WithdrawConsent(
    @Description("a person's id") String person,
    @Description("the client's id") String client,
    @Description("now, in milliseconds since 1970") long now) {}
