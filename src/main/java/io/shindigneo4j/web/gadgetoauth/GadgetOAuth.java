package io.shindigneo4j.web.gadgetoauth;

import java.util.Optional;

/**
 * Whether gadgets fetch by OAuth.
 *
 * @param settings empty if they do not
 */
record GadgetOAuth(Optional<GadgetOAuthSettings> settings) {}
