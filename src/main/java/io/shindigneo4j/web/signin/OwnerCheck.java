package io.shindigneo4j.web.signin;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.WebSession;
import io.shindigneo4j.web.token.SessionToken;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Whose pages a viewer may see gadgets on: the viewer's own, and those that the policy opens. */
final class OwnerCheck {

  /** What a person has put on their page. */
  private static final List<String> GADGETS = List.of("gadgets");

  private static final GroupId ALONE = new GroupId(GroupId.Type.self, "@self");

  private final OperationRunner operations;
  private final AccessControl access;
  private final String profiles;

  @Inject
  OwnerCheck(OperationRunner operations, AccessControl access) {
    this.operations = operations;
    this.access = access;
    profiles = SettingSources.read(ContainerSetting::profiles);
  }

  /**
   * @throws Refusal with 403 for the page of somebody who has no gadgets there that the viewer may
   *     see
   */
  void require(String viewer, String owner, WebSession session) throws Refusal {
    if (!owner.equals(viewer) && !hasGadgets(owner, token(viewer, session))) {
      throw new Refusal(
          HttpServletResponse.SC_FORBIDDEN, "The owner has no gadgets that the viewer may see");
    }
  }

  private boolean hasGadgets(String owner, SecurityToken token) throws Refusal {
    try {
      UserId user = new UserId(UserId.Type.userId, owner);
      PeopleSelector around =
          RequestedPeople.around(Set.of(user), ALONE, token, Resource.APP_DATA, access);
      GetAppData gadgets = new GetAppData(around, profiles, GADGETS, true);
      return operations.run(AppDataOperations.GET, gadgets).join().people().stream()
          .anyMatch(person -> !person.values().isEmpty());
    } catch (ProtocolException e) {
      throw new Refusal(e.getCode(), e.getMessage());
    }
  }

  private SecurityToken token(String viewer, WebSession session) {
    return SessionToken.of(viewer, profiles, session.id(), session.created(), Instant.MAX);
  }
}
