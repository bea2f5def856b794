package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on skills by their names. */
public final class SkillProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.register(registry, SkillOperations.ADD, SkillAdd::call);
    OperationProcedures.register(registry, SkillOperations.REMOVE, SkillRemove::call);
    OperationProcedures.register(registry, SkillOperations.ENDORSE, SkillEndorse::call);
    OperationProcedures.register(registry, SkillOperations.WITHDRAW, SkillWithdraw::call);
    OperationProcedures.registerGraph(registry, SkillOperations.LIST, SkillList::call);
    OperationProcedures.registerGraph(registry, SkillOperations.PEOPLE, SkilledList::call);
    OperationProcedures.registerGraph(registry, SkillOperations.ENDORSERS, EndorserList::call);
    OperationProcedures.register(registry, SkillOperations.COMPLETE, SkillComplete::call);
  }
}
