package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import java.util.Optional;

/**
 * What a request for tokens came to.
 *
 * @param response there if it is done
 */
public record TokenAnswer(TokenOutcome outcome, Optional<TokenResponse> response) {}
