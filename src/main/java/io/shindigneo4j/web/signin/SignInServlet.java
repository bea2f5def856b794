package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.PageForm;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.page.Visit;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** The page on which people sign in. */
public final class SignInServlet extends PageServlet {
  static final String PATH = "/identity/signin";

  private static final long serialVersionUID = 1L;
  private static final String PERSON = "person";

  private transient Sessions sessions;
  private transient SampleSignIn samples;
  private transient ProviderSignIn provider;

  @Inject
  void set(Sessions sessions, SampleSignIn samples, ProviderSignIn provider) {
    this.sessions = sessions;
    this.samples = samples;
    this.provider = provider;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    SignInRequest asked = SignInRequest.of(Parameters.ofQuery(request));
    boolean local = samples.isOffered(request);
    if (!local && !provider.isOffered()) {
      tellWhoRunsIt(request, response);
      return;
    }
    boolean known = sessions.findSignedIn(request, response).isPresent();
    if (provider.isOffered() && (asked.byProvider() || !(local || known))) {
      lead(request, response, asked);
    } else {
      choose(request, response, asked);
    }
  }

  /** The first page that a browser shows of a new installation, on which nobody can sign in. */
  private static void tellWhoRunsIt(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    new HtmlPage(request, "Nobody can sign in yet")
        .say("Shindig runs. To let people sign in, connect an identity provider:")
        .list(
            List.of(
                "Set shindig.neo4j.oidc-issuer and the settings beside it. The page Identity of the"
                    + " documentation (docs/identity.md) has the steps.",
                "Start Shindig again, and load this page."))
        .say("Programs need no sign-in here: they bring a token.")
        .write(response, HttpServletResponse.SC_NOT_FOUND);
  }

  private void lead(HttpServletRequest request, HttpServletResponse response, SignInRequest asked)
      throws Refusal {
    Visit.require(request);
    String page = provider.begin(request, response, asked).toString();
    redirect(response, page);
  }

  private void choose(HttpServletRequest request, HttpServletResponse response, SignInRequest asked)
      throws IOException {
    WebSession session = sessions.open(request, response);
    HtmlPage page = new HtmlPage(request, "Sign in");
    session.person().ifPresent(person -> sayWho(page, person, session));
    if (samples.isOffered(request)) {
      offerSamples(page, session, asked);
    }
    if (provider.isOffered()) {
      page.link(
          asked.asSomebodyElse().address(request.getContextPath()),
          "Sign in by the identity provider");
    }
    page.write(response, HttpServletResponse.SC_OK);
  }

  private static void sayWho(HtmlPage page, String person, WebSession session) {
    page.say("You are signed in as " + person + ".");
    FormGuard.protect(page.form(SignOutServlet.PATH), session).button("signout", "1", "Sign out");
  }

  private static void offerSamples(HtmlPage page, WebSession session, SignInRequest asked) {
    page.say("This server runs on your own machine. Choose who you are:");
    PageForm form = FormGuard.protect(page.form(PATH), session);
    asked.back().ifPresent(address -> form.hidden(ReturnAddress.PARAMETER, address.text()));
    SamplePerson.ALL.forEach(
        person -> form.pictured(PERSON, person.id(), person.name(), person.face()));
  }

  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    if (!samples.isOffered(request)) {
      throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "Nobody signs in here");
    }
    Parameters form = Parameters.ofForm(request);
    FormGuard.check(request, form, sessions.find(request, response));
    SignInRequest asked = SignInRequest.of(form);
    String person = form.require(PERSON);
    if (SamplePerson.find(person).isEmpty()) {
      tell(request, AuditKind.SIGN_IN.failed(), person);
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "This is none of the sample people");
    }
    sessions.signIn(request, response, person);
    tell(request, AuditKind.SIGN_IN.done(), person);
    new HtmlPage(request, "You are signed in")
        .leadOn(response, asked.next(request.getContextPath()));
  }

  private static void tell(HttpServletRequest request, AuditEvent event, String person) {
    RequestAudit.of(request).add(event.with("person", person).with("provider", "sample"));
  }

  /** One of the sample people, as whom somebody may sign in: Shindig's, then some of ours. */
  private record SamplePerson(String id, String name) {
    static final List<SamplePerson> ALL =
        List.of(
            new SamplePerson("john.doe", "John Doe"),
            new SamplePerson("jane.doe", "Jane Doe"),
            new SamplePerson("george.doe", "George Doe"),
            new SamplePerson("mario.rossi", "Mario Rossi"),
            new SamplePerson("maija.m", "Maija Meikäläinen"),
            new SamplePerson("amara.okafor", "Amara Okafor"),
            new SamplePerson("henrik.lindqvist", "Henrik Lindqvist"),
            new SamplePerson("priya.raman", "Priya Raman"),
            new SamplePerson("hana.kim", "Hana Kim"),
            new SamplePerson("akira.sato", "Akira Sato"),
            new SamplePerson("lin.zhao", "Lin Zhao"),
            new SamplePerson("rosa.fuentes", "Rosa Fuentes"));

    private static final String FACES = "/portal/faces/";

    static Optional<SamplePerson> find(String id) {
      return ALL.stream().filter(person -> person.id.equals(id)).findFirst();
    }

    /** The path of the person's picture, below the web application. */
    String face() {
      return FACES + id + ".svg";
    }
  }
}
