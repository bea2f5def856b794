package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.authorization.ClientOperations;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.schema.authorization.ClientOperations.EnableClient;
import io.shindigneo4j.schema.authorization.ClientOperations.GetClient;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.schema.authorization.ClientOperations.ListClients;
import io.shindigneo4j.schema.authorization.ClientOperations.RegisterClient;
import io.shindigneo4j.schema.authorization.ConsentOperations;
import io.shindigneo4j.schema.authorization.ConsentOperations.GetConsent;
import io.shindigneo4j.schema.authorization.ConsentOperations.GrantConsent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ListConsents;
import io.shindigneo4j.schema.authorization.ConsentOperations.WithdrawConsent;
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
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of OAuth clients and consents, and answer the same")
@ExtendWith(SharedGraphServer.class)
class ClientsAgreeTest {

  private static final int CALLS = 25;
  private static final int PEOPLE = 3;

  /** The order of code points is not that of UTF-16. */
  private static final List<String> CLIENTS = List.of("b", "a", "B", "a1", "\uFB01", "😀");

  private static final List<String> SCOPES = List.of("b:read", "a", "\uFB01", "😀", "A", "ab");

  private static final List<String> TYPES = List.of("CONSENTS_TO", "HAS_GRANT", "HAS_TOKEN");

  /** Each person has given each client two grants with two tokens each. */
  private static final String GRAPH =
      """
      UNWIND range(0, $people - 1) AS i
      CREATE (person:Person {id: 'p' + i})
      WITH person
      UNWIND $clients AS client
      UNWIND [2, 1] AS number
      WITH person, client, person.id + client + number AS id
      CREATE (person)-[:HAS_GRANT]->(grant:OAuthGrant {id: id, client: client, person: person.id,
        scopes: [], created: 1, expires: 9})
      CREATE (grant)-[:HAS_TOKEN]->(:OAuthToken {hash: id + 'x'})
      CREATE (grant)-[:HAS_TOKEN]->(:OAuthToken {hash: id + 'y'})
      """;

  private RandomGenerator random;

  /** Both modes take the same steps, each on a graph of its own. */
  @Seeds(exhaustive = 12)
  void whateverIsDone(long seed, GraphServer server) {
    BothModes modes = new BothModes(server, ClientsAgreeTest::prepare, TYPES);
    RandomCases.check(
        seed,
        choices -> {
          random = choices;
          modes.assertAgree(calls());
        });
  }

  private static void prepare(GraphDriver driver) {
    driver
        .run(
            Statement.cypher(GRAPH)
                .with(Map.of("people", (long) PEOPLE, "clients", CLIENTS))
                .writing())
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
      case 1, 2 -> new Call<>(ConsentOperations.WITHDRAW, withdrawal(now));
      case 3, 4 ->
          new Call<>(
              ClientOperations.ENABLE, new EnableClient(client(), random.nextInt(3) > 0, now));
      case 5, 6, 7, 8 -> new Call<>(ConsentOperations.GRANT, consent(now));
      default -> new Call<>(ClientOperations.REGISTER, new RegisterClient(registered(now)));
    };
  }

  private WithdrawConsent withdrawal(long now) {
    return new WithdrawConsent(person(), client(), now);
  }

  private GrantConsent consent(long now) {
    return new GrantConsent(person(), client(), some(SCOPES), now);
  }

  private Client registered(long now) {
    return new Client(
        client(),
        "Name " + random.nextInt(3),
        any(List.of(ClientKind.values())),
        maybe("hash"),
        maybe("sealed"),
        maybe("key"),
        some(List.of("https://b.example.org/", "https://a.example.org/")),
        some(List.of(GrantType.values())),
        some(SCOPES),
        random.nextInt(4) > 0,
        now);
  }

  private Call<?> read() {
    return switch (random.nextInt(4)) {
      case 0 -> new Call<>(ClientOperations.GET, new GetClient(client()));
      case 1 -> new Call<>(ClientOperations.LIST, new ListClients(page()));
      case 2 -> new Call<>(ConsentOperations.GET, new GetConsent(person(), client()));
      default -> new Call<>(ConsentOperations.LIST, new ListConsents(person(), page()));
    };
  }

  private Page page() {
    return new Page(random.nextInt(3), random.nextInt(7));
  }

  /** Somebody, or at times nobody. */
  private String person() {
    return "p" + random.nextInt(PEOPLE + 1);
  }

  private String client() {
    return any(CLIENTS);
  }

  private String maybe(String text) {
    return random.nextBoolean() ? text : null;
  }

  private <T> List<T> some(List<T> all) {
    return Stream.generate(() -> any(all)).limit(random.nextInt(4)).toList();
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
