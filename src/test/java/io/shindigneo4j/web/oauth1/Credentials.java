package io.shindigneo4j.web.oauth1;

/** A token and its secret, as a client has them. */
record Credentials(String token, String secret) {}
