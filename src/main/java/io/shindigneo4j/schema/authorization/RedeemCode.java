package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The parameters of {@link TokenOperations#REDEEM}.
 *
 * @param challenge that belongs to the verifier; null where the client gave no verifier
 * @param refresh null where the client gets none
 */
public record RedeemCode(
    @Description("the hash of the code") String code,
    @Description("the client's id") String client,
    @Description("the address that the code was sent to") String redirectUri,
    @MayBeAbsent @Description("the code challenge, by S256") String challenge,
    @Description("the access token") NewToken access,
    @MayBeAbsent @Description("the refresh token, if there is one") NewToken refresh,
    @Description("now, in milliseconds since 1970") long now) {}
