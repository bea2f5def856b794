package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The parameters of {@link GadgetTokenOperations#PUT}.
 *
 * @param replaces null for whatever is there, or nothing
 * @param unlessGrantedAfter null if what is there stays in no case
 */
public record PutToken(
    @Description("whose token for what") TokenPlace place,
    @Description("the token") GadgetToken token,
    @MayBeAbsent @Description("the version that must be there; absent for any or none")
        String replaces,
    @MayBeAbsent
        @Description(
            "what is there stays if it was granted after this moment, in milliseconds since 1970")
        Long unlessGrantedAfter,
    @Description("now, in milliseconds since 1970") long now) {}
