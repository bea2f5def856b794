package io.shindigneo4j.opensocial.gadgetoauth;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.ClaimToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.ListTokens;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.PutToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.RemoveToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ListServices;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.RegisterService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.RemoveService;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.BothModes;
import io.shindigneo4j.testing.BothModes.Call;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of services of gadgets, and answer the same")
@ExtendWith(SharedGraphServer.class)
class GadgetServicesAgreeTest {

  private static final int CALLS = 30;
  private static final int PEOPLE = 3;

  /** The order of code points is not that of UTF-16. */
  private static final List<String> NAMES = List.of("", "a", "\uFB01", "😀");

  private static final List<String> VERSIONS = List.of("v1", "v2", "v3");

  private RandomGenerator random;

  /** Both modes take the same steps, each on a graph of its own. */
  @Seeds(exhaustive = 12)
  void whateverIsDone(long seed, GraphServer server) {
    BothModes modes =
        new BothModes(server, GadgetServicesAgreeTest::prepare, List.of("HAS_GADGET_TOKEN"));
    RandomCases.check(
        seed,
        choices -> {
          random = choices;
          modes.assertAgree(calls());
        });
  }

  private static void prepare(GraphDriver driver) {
    driver
        .run(Statement.cypher("UNWIND range(0, 2) AS i CREATE (:Person {id: 'p' + i})").writing())
        .join();
  }

  private List<Call<?>> calls() {
    return Stream.<Call<?>>generate(() -> random.nextInt(3) > 0 ? write() : read())
        .limit(CALLS)
        .toList();
  }

  private Call<?> write() {
    long now = random.nextInt(5);
    return switch (random.nextInt(12)) {
      case 0 -> new Call<>(PeopleOperations.DELETE, new DeletePerson(person(), now));
      case 1 -> new Call<>(ServiceOperations.REMOVE, new RemoveService(any(NAMES), any(NAMES)));
      case 2, 3, 4 -> new Call<>(ServiceOperations.REGISTER, new RegisterService(service(now)));
      case 5, 6 ->
          new Call<>(
              GadgetTokenOperations.CLAIM,
              new ClaimToken(place(), any(VERSIONS), now + random.nextInt(3), now));
      case 7 ->
          new Call<>(
              GadgetTokenOperations.REMOVE,
              new RemoveToken(place(), random.nextBoolean() ? any(VERSIONS) : null));
      default ->
          new Call<>(
              GadgetTokenOperations.PUT,
              new PutToken(
                  place(),
                  new GadgetToken("s", any(VERSIONS), now, now + random.nextInt(4)),
                  random.nextInt(3) == 0 ? any(VERSIONS) : null,
                  random.nextInt(3) == 0 ? now - random.nextInt(4) : null,
                  now));
    };
  }

  /** Its id comes from its gadget and name, since ids are unique. */
  private GadgetService service(long now) {
    String gadget = any(NAMES);
    String name = any(NAMES);
    return new GadgetService(
        gadget + "/" + name,
        gadget,
        name,
        any(List.of(ClientProof.values())),
        "client",
        maybe("sealed"),
        maybe("issuer"),
        maybe("request"),
        maybe("authorization"),
        maybe("token"),
        random.nextBoolean() ? List.of("r") : List.of(),
        now);
  }

  private Call<?> read() {
    return switch (random.nextInt(4)) {
      case 2 -> new Call<>(GadgetTokenOperations.LIST, new ListTokens(person(), random.nextInt(5)));
      case 0 -> new Call<>(ServiceOperations.GET, new GetService(any(NAMES), any(NAMES)));
      case 1 ->
          new Call<>(
              ServiceOperations.LIST,
              new ListServices(new Page(random.nextInt(3), random.nextInt(7))));
      default -> new Call<>(GadgetTokenOperations.GET, new GetToken(place(), random.nextInt(5)));
    };
  }

  private TokenPlace place() {
    return new TokenPlace(person(), any(NAMES) + "/" + any(NAMES), any(List.of("", "t")));
  }

  /** Somebody, or at times nobody. */
  private String person() {
    return "p" + random.nextInt(PEOPLE + 1);
  }

  private String maybe(String text) {
    return random.nextBoolean() ? text : null;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
