package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link RequestTokenOperations#AUTHORIZE}. */
public record AuthorizeRequestToken(
    @Description("the hash of the request token") String hash,
    @Description("the id of what is granted, which is new") String grant,
    @Description("whom the client will act for") String person,
    @Description("the hash of the verifier") String verifier,
    @Description("when the request token expires from now on, in milliseconds since 1970")
        long expires,
    @Description("now, in milliseconds since 1970") long now) {}
