package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.EndorsementWithdrawal;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsers;
import io.shindigneo4j.schema.skills.SkillOperations.RemoveSkill;
import io.shindigneo4j.schema.skills.SkillOperations.SkillRemoval;
import io.shindigneo4j.schema.skills.SkillOperations.WithdrawEndorsement;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The operations on skills by their names. */
public final class SkillProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    long limit = registry.workLimit();
    registry.register(SkillOperations.ADD, SkillAdd::call);
    registry.register(SkillOperations.REMOVE, SkillProcedures::removeSkill);
    registry.register(SkillOperations.ENDORSE, SkillEndorse::call);
    registry.register(SkillOperations.WITHDRAW, SkillProcedures::withdrawEndorsement);
    registry.registerGraph(SkillOperations.LIST, WorkBudget.limit(limit, SkillList::call));
    registry.registerGraph(SkillOperations.PEOPLE, WorkBudget.limit(limit, SkilledList::call));
    registry.registerGraph(
        SkillOperations.ENDORSERS, WorkBudget.limit(limit, SkillProcedures::listEndorsers));
    registry.registerGraph(
        SkillOperations.ENDORSEMENTS, WorkBudget.limit(limit, EndorsementsSince::call));
    registry.registerGraph(SkillOperations.COMPLETE, WorkBudget.limit(limit, SkillComplete::call));
  }

  /** The people who endorse a person's skill. */
  private static Optional<PeoplePage> listEndorsers(
      ProcedureContext context, WorkBudget budget, ListEndorsers parameters) {
    Endorsers endorsers = new Endorsers(context.transaction(), parameters.viewpoint(), budget);
    return People.find(context, parameters.owner())
        .filter(endorsers::isVisible)
        .flatMap(owner -> Skills.of(context.transaction(), parameters.owner(), parameters.key()))
        .map(own -> page(context, endorsers.candidates(own), parameters));
  }

  private static PeoplePage page(
      ProcedureContext context, Stream<Candidate> endorsers, ListEndorsers parameters) {
    Listing listing = Listing.of(endorsers.iterator(), person -> true, parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new PeoplePage(listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  /** Takes a skill from a person. */
  private static SkillRemoval removeSkill(Transaction transaction, RemoveSkill parameters) {
    People.locked(transaction, parameters.person());
    Optional<Node> own = Skills.of(transaction, parameters.person(), parameters.key());
    own.ifPresent(found -> Skills.delete(transaction, found));
    return new SkillRemoval(own.isPresent());
  }

  /** Takes an endorsement back. */
  private static EndorsementWithdrawal withdrawEndorsement(
      Transaction transaction, WithdrawEndorsement parameters) {
    List<Relationship> endorsements =
        Endorsement.locked(transaction, parameters.owner(), parameters.endorser()).stream()
            .flatMap(
                people ->
                    Skills.of(transaction, parameters.owner(), parameters.key()).stream()
                        .flatMap(own -> people.endorsements(own).stream()))
            .toList();
    endorsements.forEach(Relationship::delete);
    return new EndorsementWithdrawal(!endorsements.isEmpty());
  }
}
