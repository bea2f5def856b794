package io.shindigneo4j.opensocial.appdata;

import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.appdata.AppDataOperations.DeleteAppData;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.appdata.AppDataOperations.UpdateAppData;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.testing.BothModes;
import io.shindigneo4j.testing.BothModes.Call;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.RandomGraph;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher agree on application data")
@ExtendWith(SharedGraphServer.class)
class AppDataAgreeTest {

  private static final int CALLS = 30;
  private static final List<String> KEYS = List.of("a", "B", "a.b", "c-1", "_");
  private static final AppDataLimits LIMITS = new AppDataLimits(4, 60);

  private RandomGenerator random;
  private RandomGraph people;

  @Seeds(exhaustive = 12)
  void whateverIsDone(long seed, GraphServer server) {
    RandomCases.check(seed, choices -> call(seed, choices, server));
  }

  /** On the same people each time, so that fewer choices are fewer calls. */
  private void call(long seed, RandomGenerator choices, GraphServer server) {
    people = new RandomGraph(new Random(seed));
    server.clear();
    try (var driver = server.driver()) {
      people.create(driver);
    }
    random = choices;
    List<Call<?>> calls = new ArrayList<>();
    for (int i = 0; i < CALLS; i++) {
      calls.addAll(random.nextInt(8) == 0 ? departure(people.somebody()) : List.of(call()));
    }
    new BothModes(
            server,
            driver -> new RandomGraph(new Random(seed)).create(driver),
            List.of("HAS_APP_DATA", "HAS_VALUE"))
        .assertAgree(calls);
  }

  /** A person goes, and at times comes back. */
  private List<Call<?>> departure(String person) {
    List<Call<?>> steps = new ArrayList<>();
    steps.add(new Call<>(PeopleOperations.DELETE, new DeletePerson(person, 1L)));
    if (random.nextBoolean()) {
      CreatePerson again = new CreatePerson(person, Map.of("displayName", "b"), List.of(), null);
      steps.add(new Call<>(PeopleOperations.CREATE, again));
    }
    return steps;
  }

  private Call<?> call() {
    return switch (random.nextInt(4)) {
      case 0 ->
          new Call<>(
              AppDataOperations.DELETE,
              new DeleteAppData(people.somebody(), application(), keys()));
      case 1 -> new Call<>(AppDataOperations.GET, new GetAppData(around(), application(), keys()));
      default ->
          new Call<>(
              AppDataOperations.UPDATE,
              new UpdateAppData(people.somebody(), application(), values(), keys(), LIMITS));
    };
  }

  private String application() {
    return random.nextInt(3) == 0 ? "2" : "1";
  }

  private List<String> keys() {
    return KEYS.stream().filter(key -> random.nextInt(4) == 0).toList();
  }

  private List<AppDataValue> values() {
    return KEYS.stream()
        .filter(key -> random.nextInt(2) == 0)
        .map(key -> AppDataValue.of(key, people.word() + "\uD83D\uDE00".repeat(random.nextInt(9))))
        .toList();
  }

  private PeopleSelector around() {
    return new PeopleSelector(
        Stream.of(people.somebody(), people.somebody(), people.somebody()).distinct().toList(),
        PeopleRelation.values()[random.nextInt(PeopleRelation.values().length)],
        random.nextBoolean() ? people.someGroup() : null,
        new Viewpoint(people.somebody(), Reach.values()[random.nextInt(Reach.values().length)]));
  }
}
