package io.shindigneo4j.opensocial.skills;

import com.google.inject.Inject;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.service.SocialRequestItem;

/** Another address of {@link SkillsHandler#complete}, which older clients have. */
@Service(name = "autocomplete")
public final class AutocompleteHandler {

  private final SkillsHandler handler;

  @Inject
  AutocompleteHandler(SkillsHandler handler) {
    this.handler = handler;
  }

  @Operation(httpMethods = "GET", path = "/skills")
  public Future<?> skills(SocialRequestItem request) {
    return handler.complete(request);
  }
}
