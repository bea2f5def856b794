package io.shindigneo4j.web.bearer;

import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.json.JSONObject;

/**
 * A person's browser: its session, and security tokens, new ones and older ones. For one thread.
 */
final class SignedInCaller {

  private static final String SESSION = "/identity/session";
  private static final int KEPT = 50;

  private final Browser browser;
  private final String person;
  private final Deque<String> tokens = new ArrayDeque<>();
  private int calls;

  SignedInCaller(String server, String person) throws Exception {
    this.browser = new Browser(server).signIn(person);
    this.person = person;
  }

  /** Returns what was wrong; an empty text if nothing was. */
  String call() throws Exception {
    calls++;
    if (tokens.isEmpty() || calls % 4 == 0) {
      return issue();
    }
    return calls % 4 == 1
        ? problem(browser.get(SESSION), "\"" + person + "\"")
        : problem(self(calls % 4 == 2 ? tokens.getLast() : tokens.getFirst()), person);
  }

  private String issue() throws Exception {
    HttpResponse<String> session = browser.get(SESSION);
    if (session.statusCode() != 200) {
      return problem(session, person);
    }
    String csrf = new JSONObject(session.body()).getString("csrf");
    HttpResponse<String> answer =
        browser.post("/identity/token", Map.of("application", "app", "csrf", csrf));
    if (answer.statusCode() == 200) {
      tokens.addLast(new JSONObject(answer.body()).getString("token"));
      if (tokens.size() > KEPT) {
        tokens.removeFirst();
      }
    }
    return problem(answer, "token");
  }

  private HttpResponse<String> self(String token) throws Exception {
    return browser.get(ProviderOutageIT.SELF, "X-Shindig-ST", token);
  }

  static String problem(HttpResponse<String> answer, String content) {
    return answer.statusCode() == 200 && answer.body().contains(content)
        ? ""
        : answer.uri().getPath() + " " + answer.statusCode() + " " + answer.body();
  }
}
