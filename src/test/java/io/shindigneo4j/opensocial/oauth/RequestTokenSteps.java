package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.opensocial.oauth.TokenSteps.Step;
import io.shindigneo4j.schema.authorization.RequestTokenOperations;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.AuthorizeRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.DenyRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.ExchangeRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.FindRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.FindSignedToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.IssueRequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.NewSignedToken;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random steps with request tokens, on the graph of {@link TokenSteps}. */
final class RequestTokenSteps {

  private record Request(String hash, String client) {}

  private final RandomGenerator random;
  private final List<Runnable> added;
  private final List<Request> waiting = new ArrayList<>();
  private final List<Request> authorized = new ArrayList<>();
  private final List<String> tokens = new ArrayList<>(List.of("none"));

  private int ids;

  /**
   * @param added takes what the last step adds if it is done
   */
  RequestTokenSteps(RandomGenerator random, List<Runnable> added) {
    this.random = random;
    this.added = added;
  }

  Step<?> next(long now) {
    return switch (random.nextInt(14)) {
      case 0, 1, 2 -> Step.of(RequestTokenOperations.ISSUE, issue(now));
      case 3, 4, 5 -> Step.of(RequestTokenOperations.AUTHORIZE, authorize(now));
      case 6 ->
          Step.of(RequestTokenOperations.DENY, new DenyRequestToken(one(waiting).hash(), now));
      case 7 ->
          Step.of(RequestTokenOperations.FIND, new FindRequestToken(one(waiting).hash(), now));
      case 8, 9, 10 ->
          Step.of(RequestTokenOperations.FIND_SIGNED, new FindSignedToken(token(), now));
      default -> Step.of(RequestTokenOperations.EXCHANGE, exchange(now));
    };
  }

  private IssueRequestToken issue(long now) {
    Request request = new Request("r" + ids++, rarely() ? "c2" : "c" + random.nextInt(2));
    added.add(() -> waiting.add(request));
    NewSignedToken token = new NewSignedToken(request.hash(), "s", now + (rarely() ? 2 : 30));
    List<String> scopes = rarely() ? List.of("z") : List.of("a", "b");
    return new IssueRequestToken(token, request.client(), "https://c", scopes, now);
  }

  private AuthorizeRequestToken authorize(long now) {
    Request request = one(waiting);
    added.add(() -> authorized.add(request));
    added.add(() -> tokens.add(request.hash()));
    String person = "p" + random.nextInt(rarely() ? 4 : 2);
    String verifier = rarely() ? "other" : "v";
    long expires = now + (rarely() ? 2 : 30);
    return new AuthorizeRequestToken(request.hash(), "rg" + ids++, person, verifier, expires, now);
  }

  private ExchangeRequestToken exchange(long now) {
    Request request = one(authorized);
    NewSignedToken access = new NewSignedToken("r" + ids++, "s", now + 100);
    added.add(() -> tokens.add(access.hash()));
    return new ExchangeRequestToken(
        request.hash(), rarely() ? "c1" : request.client(), rarely() ? "other" : "v", access, now);
  }

  private String token() {
    return tokens.get(tokens.size() - 1 - random.nextInt(Math.min(4, tokens.size())));
  }

  private Request one(List<Request> requests) {
    return requests.isEmpty()
        ? new Request("none", "c0")
        : requests.get(requests.size() - 1 - random.nextInt(Math.min(3, requests.size())));
  }

  private boolean rarely() {
    return random.nextInt(8) == 0;
  }
}
