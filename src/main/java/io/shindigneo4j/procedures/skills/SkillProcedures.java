package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on skills by their names. */
public final class SkillProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerUntyped(SkillOperations.ADD, SkillAdd::call);
    registry.registerUntyped(SkillOperations.REMOVE, SkillRemove::call);
    registry.registerUntyped(SkillOperations.ENDORSE, SkillEndorse::call);
    registry.registerUntyped(SkillOperations.WITHDRAW, SkillWithdraw::call);
    registry.registerProcedure(SkillOperations.LIST, SkillList::call);
    registry.registerProcedure(SkillOperations.PEOPLE, SkilledList::call);
    registry.registerProcedure(SkillOperations.ENDORSERS, EndorserList::call);
    registry.registerUntyped(SkillOperations.COMPLETE, SkillComplete::call);
  }
}
