package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link RequestTokenOperations#EXCHANGE}. */
public record ExchangeRequestToken(
    @Description("the hash of the request token") String hash,
    @Description("the client's id") String client,
    @Description("the hash of the verifier") String verifier,
    @Description("the access token") NewSignedToken access,
    @Description("now, in milliseconds since 1970") long now) {}
