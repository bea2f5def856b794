package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.SmallestNumbers;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.graph.FriendshipArrays;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongUnaryOperator;
import org.eclipse.collections.impl.map.mutable.primitive.IntLongHashMap;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;

/** Friends in their natural order, without a filter: what is asked for most, by the graph alone. */
final class FriendList {

  private static final String[] ID = {GraphNames.ID};

  private final ProcedureContext context;
  private final WorkBudget budget;
  private final ListPeople parameters;
  private final SocialGraph graph;
  private final NodeProperties properties;

  FriendList(ProcedureContext context, WorkBudget budget, ListPeople parameters) {
    this.context = context;
    this.budget = budget;
    this.parameters = parameters;
    this.graph = context.graph();
    this.properties = context.properties();
  }

  static boolean suits(ListPeople parameters) {
    return parameters.around().circle() == PeopleRelation.FRIENDS && parameters.query().isNatural();
  }

  PeoplePage page() {
    IntLongHashMap friends = friends();
    Page page = parameters.query().page();
    Comparator<Friend> order = order(parameters.query().sort().ascending());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new PeoplePage(
        friends.size(),
        first(friends, page.first() + page.limit()).stream()
            .sorted(order)
            .skip(page.first())
            .limit(page.limit())
            .map(friend -> reader.item(friend.node))
            .toList());
  }

  /** The first by their times, and those of the time of the last. There may be very many others. */
  private List<Friend> first(IntLongHashMap all, long count) {
    LongUnaryOperator order =
        parameters.query().sort().ascending() ? moment -> moment : moment -> ~moment;
    SmallestNumbers first = new SmallestNumbers(count);
    all.forEachValue(moment -> first.add(order.applyAsLong(moment)));
    long bound = first.bound();
    List<Friend> friends = new ArrayList<>();
    all.forEachKeyValue(
        (person, moment) -> {
          if (order.applyAsLong(moment) <= bound) {
            friends.add(new Friend(graph.personNode(person), moment));
          }
        });
    return friends;
  }

  /** Then by id. One comparison in place of a chain, since there may be thousands of friends. */
  private static Comparator<Friend> order(boolean ascending) {
    return (left, right) -> {
      int byTime = Long.compare(left.since, right.since);
      if (byTime == 0) {
        return ValueOrder.ASCENDING.compare(left.id(), right.id());
      }
      return ascending ? byTime : -byTime;
    };
  }

  /** Each once, with the oldest of the friendships. */
  private IntLongHashMap friends() {
    IntLongHashMap since = new IntLongHashMap();
    for (String user : parameters.around().users()) {
      int person = People.number(context, user);
      if (person != SocialGraph.NONE) {
        add(context.friendships().of(graph.personNode(person)), since);
      }
    }
    IntPredicate visible =
        VisibilityFilter.ofNumbers(context, parameters.around().viewpoint(), budget::spend);
    IntPredicate shown = visible.and(friendsWith());
    return since.select((person, moment) -> shown.test(person));
  }

  private void add(FriendshipArrays friendships, IntLongHashMap since) {
    for (int i = 0; i < friendships.friends().length; i++) {
      budget.spend();
      int friend = graph.person(friendships.friends()[i]);
      long moment = friendships.since()[i];
      if (friend != SocialGraph.NONE) {
        since.updateValue(friend, moment, known -> Math.min(known, moment));
      }
    }
  }

  private IntPredicate friendsWith() {
    if (parameters.friendsWith() == null) {
      return person -> true;
    }
    int person = People.number(context, parameters.friendsWith());
    return person == SocialGraph.NONE ? other -> false : among(graph.incomingFriends(person));
  }

  private IntPredicate among(int[] people) {
    IntHashSet among = new IntHashSet();
    for (int person : people) {
      budget.spend();
      among.add(person);
    }
    return among::contains;
  }

  /** Somebody on the list. */
  private final class Friend {

    private final long node;
    private final long since;

    /** Read lazily, to order friendships of equal times. */
    private Object id;

    Friend(long node, long since) {
      this.node = node;
      this.since = since;
    }

    Object id() {
      if (id == null) {
        id = properties.values(node, ID)[0];
      }
      return id;
    }
  }
}
