package io.shindigneo4j.opensocial.activities;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.Feeds;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StoreReads;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A page of activities costs what is on it, however many there are")
@ExtendWith(SharedGraphServer.class)
@Exhaustive
class FeedCostTest {

  private static final int FRIENDS = 40;
  private static final int REALISTIC = 12;
  private static final List<Integer> SIZES = List.of(REALISTIC, 10 * REALISTIC, 100 * REALISTIC);
  private static final Percentage TOLERANCE = Percentage.withPercentage(10);

  private static final Map<String, ListActivities> PAGES =
      Map.of(
          "newest 10 of a person", list(PeopleRelation.SELF, Feeds.friend(3), true, 0, 10),
          "newest 100 of friends", list(PeopleRelation.FRIENDS, Feeds.READER, true, 0, 100),
          "newest 20 of friends", list(PeopleRelation.FRIENDS, Feeds.READER, true, 0, 20),
          "a later page of friends", list(PeopleRelation.FRIENDS, Feeds.READER, true, 100, 50),
          "oldest 20 of friends", list(PeopleRelation.FRIENDS, Feeds.READER, false, 0, 20),
          "how many of friends", list(PeopleRelation.FRIENDS, Feeds.READER, true, 0, 0));

  private static ListActivities list(
      PeopleRelation circle, String user, boolean newestFirst, long first, long limit) {
    return new ListActivities(
        ActivityKind.ENTRY,
        new PeopleSelector(List.of(user), circle, null, Viewpoint.of(user)),
        "app",
        List.of(),
        new ListQuery(null, null, new Sort(null, newestFirst), new Page(first, limit)),
        StoredActivity.SELECTION);
  }

  @Test
  @DefectOfPredecessor("Every feed loads, filters and sorts everything before paging")
  void inStoreReadsNativelyAndInCypher(GraphServer server) {
    Map<String, Map<Integer, Long>> costs = new LinkedHashMap<>();
    Feeds feeds = Feeds.create(server.database("neo4j"), FRIENDS);
    for (int size : SIZES) {
      feeds.growTo(size);
      server.forgetPlans();
      PAGES.forEach(
          (name, page) -> {
            add(costs, name + ", native", size, nativeReads(server, page));
            add(costs, name + ", Cypher", size, cypherReads(server, page));
          });
    }
    costs.forEach(
        (name, reads) ->
            reads.forEach(
                (size, count) ->
                    assertThat(count)
                        .as("%s: %s", name, reads)
                        .isCloseTo(reads.get(REALISTIC), TOLERANCE)));
  }

  private static void add(
      Map<String, Map<Integer, Long>> costs, String name, int size, long reads) {
    costs.computeIfAbsent(name, key -> new LinkedHashMap<>()).put(size, reads);
  }

  private static long nativeReads(GraphServer server, ListActivities page) {
    return StoreReads.ofProcedure(
        server.database("neo4j"),
        ActivityOperations.LIST.name(),
        ActivityOperations.LIST.toMap(page));
  }

  private static long cypherReads(GraphServer server, ListActivities page) {
    return StoreReads.ofCypher(
        server.database("neo4j"),
        CypherFiles.text(ActivityOperations.LIST.name()),
        CypherFiles.parameters(ActivityOperations.LIST.toMap(page)));
  }
}
