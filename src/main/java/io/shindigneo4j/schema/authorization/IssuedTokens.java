package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The result of an operation that takes one token for others.
 *
 * @param grant of the access token; null unless it was issued
 */
public record IssuedTokens(TokenOutcome outcome, @MayBeAbsent Grant grant) {}
