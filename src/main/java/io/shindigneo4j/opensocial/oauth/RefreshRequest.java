package io.shindigneo4j.opensocial.oauth;

import java.util.List;

/**
 * A refresh token that comes back.
 *
 * @param client the id of who presents it, which has been authenticated as far as it can be
 * @param scopes of the access token; empty for all of the grant
 */
public record RefreshRequest(Secret refresh, String client, List<String> scopes) {}
