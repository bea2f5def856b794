package io.shindigneo4j.opensocial.oauth;

import java.util.List;
import java.util.Optional;

/**
 * What an access token of a client that needs no code is for.
 *
 * @param client its id
 * @param person whom it acts for; empty for itself
 */
public record AccessRequest(String client, Optional<String> person, List<String> scopes) {}
