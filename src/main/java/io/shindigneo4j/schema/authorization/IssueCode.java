package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The parameters of {@link TokenOperations#ISSUE_CODE}.
 *
 * @param challenge of RFC 7636, by S256; null where the client gave none
 */
public record IssueCode(
    @Description("the code") NewToken code,
    @Description("what is granted") Grant grant,
    @Description("the address that the code is sent to") String redirectUri,
    @MayBeAbsent @Description("the code challenge, by S256") String challenge,
    @Description("now, in milliseconds since 1970") long now) {}
