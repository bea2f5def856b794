package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/**
 * What a client was granted at one time: the family of a code and of all tokens that come from it.
 *
 * @param person null where the client acts for itself
 */
public record Grant(
    @Description("its id, which is new") String id,
    @Description("the client's id") String client,
    @MayBeAbsent @Description("whom the client acts for; absent for itself") String person,
    @Description("what the client may do") List<String> scopes) {}
