package io.shindigneo4j.schema.authorization;

import java.util.List;

/**
 * A request token of OAuth 1.0a that waits for the decision of a person.
 *
 * @param client its id
 * @param callback the address that the verifier is sent to, or {@code oob}
 * @param scopes what the client asks for
 */
public record RequestToken(String client, String callback, List<String> scopes) {}
