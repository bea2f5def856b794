package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import java.util.List;

/** The parameters of {@link ConsentOperations#GRANT}. */
public record GrantConsent(
    @Description("a person's id") String person,
    @Description("the client's id") String client,
    @Description("what the client may do, besides what it may do already") List<String> scopes,
    @Description("now, in milliseconds since 1970") long now) {}
