package io.shindigneo4j.web.oauth1;

/**
 * What is there where the settings switch OAuth 1.0a on.
 *
 * @param verifiers guesses at those of request tokens
 * @param bodies the check of bodies
 */
record OAuth1Checks(
    SignatureCheck signatures, TokenSecrets secrets, Guesses verifiers, SignedBody bodies) {}
