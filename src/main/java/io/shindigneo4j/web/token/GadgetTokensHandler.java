package io.shindigneo4j.web.token;

import com.google.common.base.CharMatcher;
import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.ApplicationId;
import io.shindigneo4j.opensocial.access.ScopedToken;
import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.client.GadgetCalls;
import io.shindigneo4j.web.limit.BatchLimit;
import io.shindigneo4j.web.origin.ContainerNames;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.servlet.GadgetsHandler;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerApi.BaseResponse;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerService;
import org.apache.shindig.protocol.BaseRequestItem;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.protocol.conversion.BeanFilter;
import org.json.JSONObject;

/**
 * Shindig's {@code gadgets} service, for few gadgets at a time. An application gets tokens for
 * itself only, the container's own pages get tokens for any gadget. Otherwise applications could
 * read each other's data. A token with scopes gets none: theirs would have no scopes.
 */
@Service(name = "gadgets")
public class GadgetTokensHandler extends GadgetsHandler {
  private static final String PROXY_CONTENT = "proxycontent";

  /** The limits of fields: for each gadget, Shindig keeps what stands before each dot. */
  private static final int MAX_FIELDS = 200;

  private static final int MAX_FIELD_LENGTH = 200;
  private static final int MAX_DOTS = 10;

  private final String container;
  private final ContainerConfig containers;

  @Inject
  GadgetTokensHandler(
      ExecutorService executor,
      GadgetsHandlerService service,
      BeanFilter beanFilter,
      ContainerConfig containers) {
    super(executor, service, beanFilter);
    this.containers = containers;
    container = SettingSources.read(ContainerSetting::application);
  }

  /**
   * Where Shindig would put a token of each gadget into the addresses of its frames, they have the
   * place {@code %st%} for those who do not get tokens of all these gadgets.
   */
  @Override
  @Operation(
      httpMethods = {"POST", "GET"},
      path = "metadata")
  public Map<String, BaseResponse> metadata(BaseRequestItem request) {
    checked(request);
    return super.metadata(mayHaveTokens(request) ? request : withoutToken(request));
  }

  private static BaseRequestItem withoutToken(BaseRequestItem request) {
    return new BaseRequestItem(new JSONObject(request.getParameters()), Map.of(), null, null, null);
  }

  /**
   * Makes addresses of the proxy, for those who may use it.
   *
   * @throws ProtocolException with 401 for those who may not, and with 400 where it would fetch
   */
  @Override
  @Operation(
      httpMethods = {"POST", "GET"},
      path = "proxy")
  public Map<String, BaseResponse> proxy(BaseRequestItem request) {
    if (!GadgetCalls.mayFetch(request.getToken())) {
      throw new ProtocolException(HttpServletResponse.SC_UNAUTHORIZED, GadgetCalls.REFUSAL);
    }
    checked(request);
    if (wantsContent(request)) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "What an address has is answered by http.get");
    }
    return super.proxy(request);
  }

  private boolean wantsContent(BaseRequestItem request) {
    Set<String> fields =
        beanFilter.processBeanFields(request.getListParameter(BaseRequestItem.FIELDS));
    return fields.contains(BeanFilter.ALL_FIELDS) || fields.contains(PROXY_CONTENT);
  }

  /**
   * Refuses to make a script safe, which needs Caja.
   *
   * @throws ProtocolException always, with 501
   */
  @Override
  @Operation(
      httpMethods = {"POST", "GET"},
      path = "cajole")
  public Map<String, BaseResponse> cajole(BaseRequestItem request) {
    throw new ProtocolException(HttpServletResponse.SC_NOT_IMPLEMENTED, "Nothing is cajoled here");
  }

  /**
   * @throws ProtocolException with 401 without a viewer, and with 403 for the token of another
   *     application
   */
  @Override
  @Operation(
      httpMethods = {"POST", "GET"},
      path = "token")
  public Map<String, BaseResponse> token(BaseRequestItem request) {
    if (request.getToken().isAnonymous()) {
      throw new ProtocolException(HttpServletResponse.SC_UNAUTHORIZED, "Nobody is signed in");
    }
    if (!mayHaveTokens(request)) {
      throw new ProtocolException(
          HttpServletResponse.SC_FORBIDDEN, "An application gets tokens for itself alone");
    }
    return super.token(checked(request));
  }

  @Override
  @Operation(
      httpMethods = {"POST", "GET"},
      path = "js")
  public BaseResponse js(BaseRequestItem request) {
    return super.js(checked(request));
  }

  private boolean mayHaveTokens(BaseRequestItem request) {
    if (request.getToken().isAnonymous() || ScopedToken.isForDataAlone(request.getToken())) {
      return false;
    }
    String application = ApplicationId.of(request.getToken());
    return (!container.isEmpty() && container.equals(application))
        || request.getListParameter("ids").stream().allMatch(id -> isOf(application, id));
  }

  private BaseRequestItem checked(BaseRequestItem request) {
    if (!ContainerNames.isKnown(containers, request.getParameter("container"))) {
      throw new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, ContainerNames.REFUSAL);
    }
    if (request.getListParameter("ids").size() > BatchLimit.MAX) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "A call has at most " + BatchLimit.MAX + " gadgets");
    }
    List<String> fields = request.getListParameter(BaseRequestItem.FIELDS);
    if (fields.size() > MAX_FIELDS || !fields.stream().allMatch(GadgetTokensHandler::isField)) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST,
          "A call has at most %d fields of %d characters and %d dots each"
              .formatted(MAX_FIELDS, MAX_FIELD_LENGTH, MAX_DOTS));
    }
    return request;
  }

  private static boolean isField(String text) {
    return text.length() <= MAX_FIELD_LENGTH && CharMatcher.is('.').countIn(text) <= MAX_DOTS;
  }

  /** Whether a gadget is the application, in any position on the page. */
  private static boolean isOf(String application, String gadget) {
    return application != null && ApplicationId.of(gadget).equals(application);
  }
}
