package io.shindigneo4j.web.session;

import java.time.Instant;
import java.util.Optional;

/**
 * That a person has shown who they are.
 *
 * @param providerSession the id of the identity provider's session, by which the provider ends all
 *     of ours that came of it; empty if it has none
 * @param moment by the clock of whoever ends sessions
 */
public record Login(String person, Optional<String> providerSession, Instant moment) {}
