package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link TokenOperations#ISSUE_ACCESS}. */
public record IssueAccess(
    @Description("what is granted") Grant grant,
    @Description("the access token") NewToken access,
    @Description("now, in milliseconds since 1970") long now) {}
