package io.shindigneo4j.opensocial.skills;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;

/** The address of {@link SkillsHandler#complete} that older clients use. */
@Service(name = "autocomplete")
public final class AutocompleteHandler {

  private final SkillsHandler handler;

  @Inject
  AutocompleteHandler(SkillsHandler handler) {
    this.handler = handler;
  }

  @Operation(httpMethods = "GET", path = "/skills")
  public Future<?> skills(InputRequestItem request) {
    return handler.complete(request);
  }
}
