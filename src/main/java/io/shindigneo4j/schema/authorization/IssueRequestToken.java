package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import java.util.List;

/** The parameters of {@link RequestTokenOperations#ISSUE}. */
public record IssueRequestToken(
    @Description("the request token") NewSignedToken token,
    @Description("the client's id") String client,
    @Description("the address that the verifier is sent to, or oob") String callback,
    @Description("what the client asks for") List<String> scopes,
    @Description("now, in milliseconds since 1970") long now) {}
