package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import java.util.concurrent.CompletionException;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.oauth2.OAuth2Arguments;
import org.apache.shindig.gadgets.oauth2.OAuth2GadgetContext;
import org.apache.shindig.gadgets.oauth2.OAuth2Request;

/** What gadgets fetch by OAuth 2.0. */
final class OAuth2Fetch implements OAuth2Request {
  private final ServiceCalls calls;
  private final SpecServices specs;
  private final ServiceFetch fetch;
  private final OAuth2Protocol protocol;

  @Inject
  OAuth2Fetch(ServiceCalls calls, SpecServices specs, ServiceFetch fetch, OAuth2Protocol protocol) {
    this.calls = calls;
    this.specs = specs;
    this.fetch = fetch;
    this.protocol = protocol;
  }

  @Override
  public HttpResponse fetch(HttpRequest request) {
    try {
      return fetch.fetch(call(request), protocol);
    } catch (ServiceFailure e) {
      return Answers.failed(e, e.code().oauth2());
    } catch (CompletionException e) { // the graph is out of reach; the log has it
      ServiceFailure failure = ServiceFailure.unavailable();
      return Answers.failed(failure, failure.code().oauth2());
    }
  }

  private ServiceCall call(HttpRequest request) throws ServiceFailure {
    OAuth2Arguments arguments = request.getOAuth2Arguments();
    String name = arguments.getServiceName();
    ServiceCall call = calls.withToken(request, name, arguments.getScope().strip(), false);
    Uri gadget = Uri.parse(call.service().gadget());
    String scope =
        specs.scopeOfOAuth2(
            new OAuth2GadgetContext(request.getSecurityToken(), arguments, gadget), name);
    return call.token().isEmpty() ? ServiceCalls.named(call, scope.strip()) : call;
  }
}
