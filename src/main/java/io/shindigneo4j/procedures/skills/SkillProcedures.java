package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on skills by their names. */
public final class SkillProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    long limit = registry.workLimit();
    registry.register(SkillOperations.ADD, SkillAdd::call);
    registry.register(SkillOperations.REMOVE, SkillRemove::call);
    registry.register(SkillOperations.ENDORSE, SkillEndorse::call);
    registry.register(SkillOperations.WITHDRAW, SkillWithdraw::call);
    registry.registerGraph(SkillOperations.LIST, WorkBudget.limit(limit, SkillList::call));
    registry.registerGraph(SkillOperations.PEOPLE, WorkBudget.limit(limit, SkilledList::call));
    registry.registerGraph(SkillOperations.ENDORSERS, WorkBudget.limit(limit, EndorserList::call));
    registry.registerGraph(SkillOperations.COMPLETE, WorkBudget.limit(limit, SkillComplete::call));
  }
}
