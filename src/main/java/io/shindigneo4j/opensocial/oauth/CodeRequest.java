package io.shindigneo4j.opensocial.oauth;

import java.util.List;
import java.util.Optional;

/**
 * What an authorization code is for.
 *
 * @param client its id
 * @param person whom the client will act for
 * @param redirectUri the address that the code is sent to
 * @param challenge of RFC 7636, by S256, as the client sent it
 */
public record CodeRequest(
    String client,
    String person,
    List<String> scopes,
    String redirectUri,
    Optional<String> challenge) {}
