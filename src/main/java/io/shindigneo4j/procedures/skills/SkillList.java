package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkills;
import io.shindigneo4j.schema.skills.SkillOperations.PersonSkill;
import io.shindigneo4j.schema.skills.SkillOperations.SkillPage;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The skills of a person. */
final class SkillList {

  private static final Comparator<Ranked> ORDER =
      Comparator.comparing(Ranked::endorsements)
          .reversed()
          .thenComparing(Ranked::key, ValueOrder.ASCENDING);

  private final Transaction transaction;
  private final WorkBudget budget;
  private final ListSkills parameters;
  private final Endorsers endorsers;
  private final NodeReader reader;

  private SkillList(ProcedureContext context, WorkBudget budget, ListSkills parameters) {
    this.transaction = context.transaction();
    this.budget = budget;
    this.parameters = parameters;
    this.endorsers = new Endorsers(transaction, parameters.viewpoint(), budget);
    this.reader = new NodeReader(context, parameters.selection());
  }

  private record Ranked(Node own, String key, long endorsements) {}

  static Optional<SkillPage> call(
      ProcedureContext context, WorkBudget budget, ListSkills parameters) {
    SkillList list = new SkillList(context, budget, parameters);
    return People.find(context, parameters.owner())
        .filter(list.endorsers::isVisible)
        .map(list::page);
  }

  private SkillPage page(Node owner) {
    List<Ranked> all =
        owner.getRelationships(Direction.OUTGOING, Skills.HAS_SKILL).stream()
            .peek(has -> budget.spendStored())
            .map(Relationship::getEndNode)
            .filter(own -> parameters.key() == null || Skills.key(own).equals(parameters.key()))
            .map(own -> new Ranked(own, Skills.key(own), endorsers.count(own)))
            .sorted(ORDER)
            .toList();
    Page page = parameters.page();
    return new SkillPage(
        all.size(), all.stream().skip(page.first()).limit(page.limit()).map(this::skill).toList());
  }

  private PersonSkill skill(Ranked ranked) {
    Node own = ranked.own();
    return new PersonSkill(
        (String) Skills.skill(own).getProperty(GraphNames.NAME),
        ranked.endorsements(),
        endorsers.hasViewer(transaction, own),
        firstEndorsers(own));
  }

  private List<Item> firstEndorsers(Node own) {
    ListQuery first =
        new ListQuery(null, null, new Sort(null, true), new Page(0, parameters.endorsers()));
    return Listing.of(endorsers.candidates(own).iterator(), person -> true, first).nodes().stream()
        .map(reader::item)
        .toList();
  }
}
