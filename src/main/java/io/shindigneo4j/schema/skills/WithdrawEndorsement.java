package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SkillOperations#WITHDRAW}. */
public record WithdrawEndorsement(
    @Description("whose skill it is") String owner,
    @Description("a skill's name in lower case") String key,
    @Description("the id of who endorsed it") String endorser) {}
