package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The parameters of {@link GadgetTokenOperations#REMOVE}.
 *
 * @param version null for whatever is there
 */
public record RemoveToken(
    @Description("whose token for what") TokenPlace place,
    @MayBeAbsent @Description("the version that must be there; absent for any") String version) {}
