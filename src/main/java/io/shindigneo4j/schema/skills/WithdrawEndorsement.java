package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link SkillOperations#WITHDRAW}.
 *
 * @param owner whose skill it is
 */
public record WithdrawEndorsement(String owner, String key, String endorser) {

  public WithdrawEndorsement {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(key, "key");
    InvalidParameterException.ifNull(endorser, "endorser");
  }
}
