package io.shindigneo4j.web.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;

/**
 * A token and what the graph has of it.
 *
 * @param stored encrypted
 */
record HeldToken(ServiceToken token, GadgetToken stored) {}
