package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import java.time.Duration;
import java.util.Optional;

/**
 * Tokens that were issued.
 *
 * @param grant whom and what the access token is for
 * @param lifetime of the access token from now on
 */
public record TokenResponse(
    Grant grant, Secret access, Optional<Secret> refresh, Duration lifetime) {}
