package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The result of the decision of a person.
 *
 * @param callback of the request token; null unless it is done
 */
public record RequestTokenChange(TokenOutcome outcome, @MayBeAbsent String callback) {}
