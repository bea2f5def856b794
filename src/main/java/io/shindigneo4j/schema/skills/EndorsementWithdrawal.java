package io.shindigneo4j.schema.skills;

/**
 * The result of {@link SkillOperations#WITHDRAW}.
 *
 * @param withdrawn false if there was no endorsement
 */
public record EndorsementWithdrawal(boolean withdrawn) {}
