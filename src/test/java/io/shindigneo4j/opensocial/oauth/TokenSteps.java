package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.FindToken;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueAccess;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueCode;
import io.shindigneo4j.schema.authorization.TokenOperations.ListGrants;
import io.shindigneo4j.schema.authorization.TokenOperations.NewToken;
import io.shindigneo4j.schema.authorization.TokenOperations.RedeemCode;
import io.shindigneo4j.schema.authorization.TokenOperations.RefreshTokens;
import io.shindigneo4j.schema.authorization.TokenOperations.RevokeToken;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.query.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Random steps with grants and tokens. Time goes on with them, so that some tokens expire; most
 * tokens that are presented were issued, recently, and come from whom and as they should.
 */
final class TokenSteps {

  /** Three people, who consent to most of three clients, of which the last is disabled. */
  static final String GRAPH =
      """
      UNWIND range(0, 2) AS c
      CREATE (:OAuthClient {id: 'c' + c, enabled: c < 2})
      WITH count(*) AS clients
      UNWIND range(0, 2) AS p
      CREATE (person:Person {id: 'p' + p})
      WITH person
      MATCH (client:OAuthClient)
      WHERE NOT (person.id = 'p2' AND client.id = 'c1')
      CREATE (person)-[:CONSENTS_TO {scopes: ['a', 'b', 'c'], since: 0}]->(client)
      """;

  private static final String ENABLE =
      "MATCH (client:OAuthClient {id: $client}) SET client.enabled = $enabled";

  private static final String CONSENT =
      """
      MERGE (person:Person {id: $person})
      WITH person
      MATCH (client:OAuthClient {id: $client})
      MERGE (person)-[consent:CONSENTS_TO]->(client)
      SET consent.scopes = $scopes, consent.since = 0
      """;

  /** A call of an operation, or else a change of the graph. */
  record Step<P extends Record>(
      Operation<P, ?> operation, P parameters, String cypher, Map<String, Object> values) {

    static <P extends Record> Step<P> of(Operation<P, ?> operation, P parameters) {
      return new Step<>(operation, parameters, null, null);
    }

    static Step<?> of(String cypher, Map<String, Object> values) {
      return new Step<NewToken>(null, null, cypher, values);
    }
  }

  private record Code(String hash, String client, String redirectUri, String challenge) {}

  private record Refresh(String hash, String client) {}

  private final RandomGenerator random;
  private final List<Code> codes = new ArrayList<>();
  private final List<Refresh> refreshes = new ArrayList<>();
  private final List<Refresh> all = new ArrayList<>();

  /** What the last step adds to these if it is done. */
  private final List<Runnable> added = new ArrayList<>();

  private final RequestTokenSteps requests;

  private long now;
  private int ids;

  TokenSteps(RandomGenerator random) {
    this.random = random;
    this.requests = new RequestTokenSteps(random, added);
  }

  /**
   * The next step.
   *
   * @param done whether the last one was, so that its tokens can be presented
   */
  Step<?> next(boolean done) {
    if (done) {
      added.forEach(Runnable::run);
    }
    added.clear();
    if (random.nextInt(3) == 0) { // these take no time, so that codes and tokens live as long
      return requests.next(now);
    }
    now += random.nextInt(3);
    int kind = random.nextInt(100);
    if (kind < 6) {
      return change();
    } else if (kind < 20) {
      return Step.of(TokenOperations.ISSUE_CODE, issueCode());
    } else if (kind < 38) {
      return Step.of(TokenOperations.REDEEM, redeem());
    } else if (kind < 65) {
      return Step.of(TokenOperations.REFRESH, refresh());
    } else if (kind < 73) {
      return Step.of(TokenOperations.ISSUE_ACCESS, issueAccess());
    } else if (kind < 88) {
      return Step.of(TokenOperations.FIND, new FindToken(token().hash(), now));
    } else if (kind < 93) {
      return Step.of(TokenOperations.REVOKE, revoke());
    }
    return Step.of(TokenOperations.LIST, list());
  }

  private Step<?> change() {
    return switch (random.nextInt(6)) {
      case 0 -> Step.of(RevocationOperations.ADD, revocation());
      case 1 -> Step.of(PeopleOperations.DELETE, new DeletePerson(person(), now));
      case 2 -> Step.of(ENABLE, Map.of("client", client(), "enabled", random.nextInt(4) > 0));
      default ->
          Step.of(CONSENT, Map.of("person", person(), "client", client(), "scopes", consented()));
    };
  }

  private AddRevocation revocation() {
    return switch (random.nextInt(5)) {
      case 0 -> new AddRevocation(RevocationKind.ALL, "", now);
      case 1 -> new AddRevocation(RevocationKind.CLIENT, client(), now);
      case 2 -> new AddRevocation(RevocationKind.GRANT, "g" + random.nextInt(ids + 1), now);
      default -> new AddRevocation(RevocationKind.PERSON, person(), now);
    };
  }

  private IssueCode issueCode() {
    NewToken code = newToken(20);
    Grant grant = grant(random.nextInt(12) == 0 ? null : person());
    String challenge = random.nextBoolean() ? "challenge" : null;
    added.add(
        () ->
            codes.add(
                new Code(code.hash(), grant.client(), "https://" + grant.client(), challenge)));
    return new IssueCode(code, grant, "https://" + grant.client(), challenge, now);
  }

  private IssueAccess issueAccess() {
    Grant grant = grant(random.nextBoolean() ? null : person());
    NewToken access = newToken(15);
    added.add(() -> all.add(new Refresh(access.hash(), grant.client())));
    return new IssueAccess(grant, access, now);
  }

  private Grant grant(String person) {
    return new Grant("g" + ids++, client(), person, random.nextInt(5) == 0 ? List.of() : scopes());
  }

  private RedeemCode redeem() {
    Code code =
        codes.isEmpty() ? new Code("none", "c0", "https://c0", null) : recent(codes, random);
    NewToken access = newToken(15);
    NewToken refresh = random.nextInt(5) == 0 ? null : newToken(40);
    String client = rarely() ? client() : code.client();
    added.add(() -> mostlyForget(codes, code));
    added.add(() -> all.add(new Refresh(access.hash(), client)));
    if (refresh != null) {
      added.add(() -> refreshes.add(new Refresh(refresh.hash(), client)));
    }
    return new RedeemCode(
        code.hash(),
        client,
        rarely() ? "https://evil" : code.redirectUri(),
        rarely() ? "other" : rarely() ? null : code.challenge(),
        access,
        refresh,
        now);
  }

  private RefreshTokens refresh() {
    Refresh old = refreshes.isEmpty() ? new Refresh("none", "c0") : recent(refreshes, random);
    NewToken access = newToken(15);
    NewToken next = newToken(40);
    added.add(() -> mostlyForget(refreshes, old));
    added.add(() -> all.add(new Refresh(access.hash(), old.client())));
    added.add(() -> refreshes.add(new Refresh(next.hash(), old.client())));
    return new RefreshTokens(
        old.hash(),
        rarely() ? client() : old.client(),
        random.nextBoolean() ? List.of() : scopes(),
        access,
        next,
        now);
  }

  private RevokeToken revoke() {
    Refresh token = token();
    return new RevokeToken(token.hash(), rarely() ? client() : token.client(), now);
  }

  private ListGrants list() {
    return new ListGrants(
        random.nextBoolean() ? null : person(),
        random.nextBoolean() ? null : client(),
        new Page(random.nextInt(2), random.nextInt(5)),
        now);
  }

  /** An access token, a refresh token or a code. */
  private Refresh token() {
    List<Refresh> some = random.nextBoolean() ? all : refreshes;
    if (some.isEmpty() || (rarely() && !codes.isEmpty())) {
      Code code = codes.isEmpty() ? new Code("none", "c0", "", null) : recent(codes, random);
      return new Refresh(code.hash(), code.client());
    }
    return recent(some, random);
  }

  /** What was used is presented again at times. */
  private <T> void mostlyForget(List<T> tokens, T used) {
    if (random.nextInt(4) > 0) {
      tokens.remove(used);
    }
  }

  private static <T> T recent(List<T> list, RandomGenerator random) {
    int back = Math.min(list.size(), 1 + random.nextInt(4));
    return list.get(list.size() - back);
  }

  private NewToken newToken(int longest) {
    return new NewToken("t" + ids++, now + (rarely() ? random.nextInt(3) : longest));
  }

  private boolean rarely() {
    return random.nextInt(8) == 0;
  }

  /** Somebody, or at times nobody. */
  private String person() {
    return "p" + random.nextInt(random.nextInt(6) == 0 ? 4 : 3);
  }

  /** At times the one that is disabled at first, or one that is not registered. */
  private String client() {
    int client = random.nextInt(12);
    return "c" + (client < 10 ? client % 2 : client - 8);
  }

  private List<String> scopes() {
    return switch (random.nextInt(8)) {
      case 0 -> List.of("a", "z");
      case 1 -> List.of("b", "a");
      case 2 -> List.of("a", "b", "c");
      default -> List.of("a");
    };
  }

  private List<String> consented() {
    return random.nextInt(4) == 0 ? List.of("b") : List.of("a", "b", "c");
  }
}
