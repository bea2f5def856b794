package io.shindigneo4j.procedures.events;

import io.shindigneo4j.procedures.groups.Groups;
import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventOperations.Audience;
import io.shindigneo4j.schema.events.EventOperations.FindAudience;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.neo4j.graphdb.Node;

/** Finds who may hear of a person. For one call. */
final class AudienceFind {

  private static final String[] ID = {GraphNames.ID};

  private final ProcedureContext context;
  private final WorkBudget budget;
  private final FindAudience parameters;
  private final Node person;
  private final int personNumber;
  private final Circle blocks;

  private AudienceFind(
      ProcedureContext context, WorkBudget budget, FindAudience parameters, Node person) {
    this.context = context;
    this.budget = budget;
    this.parameters = parameters;
    this.person = person;
    this.personNumber = People.number(context, parameters.person());
    this.blocks = new BlockCircle(context, person, budget);
  }

  static Audience call(ProcedureContext context, WorkBudget budget, FindAudience parameters) {
    return new Audience(
        People.find(context, parameters.person())
            .map(person -> new AudienceFind(context, budget, parameters, person).ids())
            .orElse(List.of()));
  }

  private List<String> ids() {
    Optional<Circle> circle = circle();
    if (circle.isEmpty() || personNumber == SocialGraph.NONE) {
      return List.of();
    } else if (parameters.candidates() == null) {
      return everybody(circle.get());
    }
    Set<String> candidates = new HashSet<>(parameters.candidates());
    if (circle.get().size() <= candidates.size()) {
      List<String> everybody = everybody(circle.get());
      everybody.removeIf(id -> !candidates.contains(id));
      return everybody;
    }
    return candidates.stream()
        .filter(id -> hears(circle.get(), People.number(context, id)))
        .sorted(ValueOrder.ASCENDING)
        .toList();
  }

  private Optional<Circle> circle() {
    if (parameters.group() == null) {
      return Optional.of(new FollowerCircle(context.graph(), person, personNumber, budget));
    }
    return Groups.find(context.transaction(), parameters.group())
        .map(group -> new MemberCircle(context, group, budget));
  }

  private List<String> everybody(Circle circle) {
    IntHashSet all = circle.all();
    all.remove(personNumber);
    return ids(withoutBlocks(all).toArray());
  }

  /** From the side that has fewer. */
  private IntHashSet withoutBlocks(IntHashSet people) {
    if (blocks.size() > people.size()) {
      return people.reject(blocks::includes);
    }
    people.removeAll(blocks.all());
    return people;
  }

  private boolean hears(Circle circle, int viewer) {
    return viewer != SocialGraph.NONE
        && viewer != personNumber
        && circle.includes(viewer)
        && !blocks.includes(viewer);
  }

  private List<String> ids(int[] people) {
    List<String> ids = new ArrayList<>(people.length);
    for (int number : people) {
      budget.spend();
      if (context.properties().values(context.graph().personNode(number), ID)[0]
          instanceof String id) {
        ids.add(id);
      }
    }
    ids.sort(ValueOrder.ASCENDING);
    return ids;
  }
}
