package io.shindigneo4j.web.oauth1;

/** What is there where the settings switch OAuth 1.0a on. */
record Checks(SignatureCheck signatures, TokenSecrets secrets, Guesses guesses) {}
