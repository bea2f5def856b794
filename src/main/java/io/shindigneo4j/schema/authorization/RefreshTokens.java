package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import java.util.List;

/**
 * The parameters of {@link TokenOperations#REFRESH}.
 *
 * @param scopes of the access token; empty for all of the grant
 */
public record RefreshTokens(
    @Description("the hash of the refresh token") String refresh,
    @Description("the client's id") String client,
    @Description("of the access token; empty for all of the grant") List<String> scopes,
    @Description("the access token") NewToken access,
    @Description("the refresh token that takes the place of the old one") NewToken next,
    @Description("now, in milliseconds since 1970") long now) {}
