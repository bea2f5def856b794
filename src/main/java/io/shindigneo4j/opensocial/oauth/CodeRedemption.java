package io.shindigneo4j.opensocial.oauth;

import java.util.Optional;

/**
 * An authorization code that comes back.
 *
 * @param client the id of who presents it, which has been authenticated as far as it can be
 * @param redirectUri the address that the client says the code was sent to
 * @param verifier of RFC 7636; a code that was issued without a challenge takes none
 * @param refreshable whether a refresh token is wanted
 */
public record CodeRedemption(
    Secret code,
    String client,
    String redirectUri,
    Optional<Secret> verifier,
    boolean refreshable) {}
