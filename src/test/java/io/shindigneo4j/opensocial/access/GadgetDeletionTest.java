package io.shindigneo4j.opensocial.access;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.web.token.SessionToken;
import java.time.Instant;
import org.apache.shindig.auth.SecurityToken;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A gadget on the container's pages")
class GadgetDeletionTest extends HandlerContract {

  private static final String GROUP = "{\"title\": \"Chess\"}";

  private static SecurityToken inSession(String application) {
    Instant now = Instant.now();
    return SessionToken.of("ann", application, "a-session", now, now.plusSeconds(60));
  }

  @Test
  void doesNotDeleteItsViewer() {
    rest("ann", "POST", "/people/@me/@self", "{}");
    SecurityToken gadget = inSession("https://evil.example/g.xml");
    Answers.assertRefused(403, () -> calls.rest(gadget, "DELETE", "/people/@me/@self"));
    calls.rest(gadget, "PUT", "/people/@me/@self", "{\"nickname\": \"A\"}");
    calls.rest(inSession("container"), "DELETE", "/people/@me/@self");
    refused(404, "ann", "GET", "/people/@me/@self");
  }

  @Test
  void doesNotDeleteItsViewersGroups() {
    rest("ann", "POST", "/people/@me/@self", "{}");
    String path = "/groups/@me/" + rest("ann", "POST", "/groups/@me", GROUP).getString("id");
    SecurityToken gadget = inSession("https://evil.example/g.xml");
    Answers.assertRefused(403, () -> calls.rest(gadget, "DELETE", path));
    calls.rest(inSession("container"), "DELETE", path);
  }
}
