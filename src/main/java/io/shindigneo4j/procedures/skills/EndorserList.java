package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsers;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Optional;
import java.util.stream.Stream;

/** The people who endorse a person's skill. */
final class EndorserList {

  private EndorserList() {}

  static Optional<PeoplePage> call(
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
}
