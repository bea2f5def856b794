package io.shindigneo4j.schema.authorization;

import java.util.List;

/**
 * What a person lets a client do.
 *
 * @param client its id
 * @param name of the client, as people see it
 * @param since when the person consented first, in milliseconds since 1970
 */
public record Consent(String client, String name, List<String> scopes, long since) {}
