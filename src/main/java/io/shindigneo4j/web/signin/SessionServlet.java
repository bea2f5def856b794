package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.events.EventHub;
import io.shindigneo4j.web.operator.Operators;
import io.shindigneo4j.web.page.JsonResponse;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Tells the scripts of our own pages who is signed in, and what their requests have to carry. */
public final class SessionServlet extends PageServlet {
  private static final long serialVersionUID = 1L;

  private transient Sessions sessions;
  private transient SampleSignIn samples;
  private transient ProviderSignIn provider;
  private transient Operators operators;
  private transient EventHub events;

  @Inject
  void set(
      Sessions sessions,
      SampleSignIn samples,
      ProviderSignIn provider,
      Operators operators,
      EventHub events) {
    this.events = events;
    this.operators = operators;
    this.sessions = sessions;
    this.samples = samples;
    this.provider = provider;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    if (!FormGuard.isOwn(request)) {
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "This is for the pages of this server");
    }
    WebSession session = sessions.open(request, response);
    Map<String, Object> answer = new HashMap<>(Map.of("csrf", session.csrf().text()));
    session.person().ifPresent(person -> describe(person, answer));
    if (samples.isOffered(request) || provider.isOffered()) {
      answer.put("signIn", "offered");
    }
    JsonResponse.write(response, HttpServletResponse.SC_OK, answer);
  }

  private void describe(String person, Map<String, Object> answer) {
    answer.put("person", person);
    if (operators.include(person)) {
      answer.put("operator", true);
    }
    events.place().ifPresent(place -> answer.put("events", place));
  }
}
