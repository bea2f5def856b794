package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import java.util.Optional;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.GadgetSpecFactory;
import org.apache.shindig.gadgets.spec.ModulePrefs;

/** The services that a gadget says it uses. Their addresses there are not used. */
final class SpecServices {
  private final GadgetSpecFactory gadgets;

  @Inject
  SpecServices(GadgetSpecFactory gadgets) {
    this.gadgets = gadgets;
  }

  /**
   * @throws ServiceFailure unless the gadget names this service of OAuth 1.0a
   */
  void requireOAuth1(GadgetContext gadget, String service) throws ServiceFailure {
    boolean named =
        Optional.ofNullable(preferences(gadget).getOAuthSpec())
            .map(spec -> spec.getServices().containsKey(service))
            .orElse(false);
    if (!named) {
      throw unnamed();
    }
  }

  /**
   * The scope that the gadget asks for; empty for none.
   *
   * @throws ServiceFailure unless the gadget names this service of OAuth 2.0
   */
  String scopeOfOAuth2(GadgetContext gadget, String service) throws ServiceFailure {
    return Optional.ofNullable(preferences(gadget).getOAuth2Spec())
        .map(spec -> spec.getServices().get(service))
        .map(found -> Optional.ofNullable(found.getScope()).orElse(""))
        .orElseThrow(SpecServices::unnamed);
  }

  private ModulePrefs preferences(GadgetContext gadget) throws ServiceFailure {
    try {
      return gadgets.getGadgetSpec(gadget).getModulePrefs();
    } catch (GadgetException | IllegalArgumentException e) {
      throw new ServiceFailure(FailureCode.CONFIGURATION, "The gadget cannot be read");
    }
  }

  private static ServiceFailure unnamed() {
    return new ServiceFailure(FailureCode.CONFIGURATION, "The gadget does not name this service");
  }
}
