package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** A token to be stored with the secret by which its requests are signed. */
public record NewSignedToken(
    @Description("the hash of the token") String hash,
    @Description("its secret for signatures, encrypted") String sealedSecret,
    @Description("when it expires, in milliseconds since 1970") long expires) {}
