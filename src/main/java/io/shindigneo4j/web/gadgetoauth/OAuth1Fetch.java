package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.apache.shindig.gadgets.oauth.OAuthArguments;
import org.apache.shindig.gadgets.oauth.OAuthGadgetContext;
import org.apache.shindig.gadgets.oauth.OAuthRequest;

/** What gadgets fetch by OAuth 1.0a: signed, with a token or without. */
final class OAuth1Fetch extends OAuthRequest {
  private final ServiceCalls calls;
  private final SpecServices specs;
  private final ServiceFetch fetch;
  private final ServiceEndpoint endpoint;
  private final OAuth1Protocol protocol;

  @Inject
  OAuth1Fetch(
      ServiceCalls calls,
      SpecServices specs,
      ServiceFetch fetch,
      ServiceEndpoint endpoint,
      OAuth1Protocol protocol) {
    super(null, null);
    this.calls = calls;
    this.specs = specs;
    this.fetch = fetch;
    this.endpoint = endpoint;
    this.protocol = protocol;
  }

  @Override
  public HttpResponse fetch(HttpRequest request) {
    try {
      OAuthArguments arguments = request.getOAuthArguments();
      return arguments.mayUseToken() ? withToken(request, arguments) : signed(request, arguments);
    } catch (ServiceFailure e) {
      return Answers.failed(e, e.code().oauth1());
    } catch (CompletionException e) { // the graph is out of reach; the log has it
      ServiceFailure failure = ServiceFailure.unavailable();
      return Answers.failed(failure, failure.code().oauth1());
    }
  }

  private HttpResponse withToken(HttpRequest request, OAuthArguments arguments)
      throws ServiceFailure {
    String name = arguments.getServiceName();
    ServiceCall call = calls.withToken(request, name, arguments.getTokenName(), true);
    specs.requireOAuth1(new OAuthGadgetContext(request.getSecurityToken(), arguments), name);
    Optional<HeldToken> held = fetch.held(call);
    return arguments.mustUseToken() || held.isPresent()
        ? fetch.fetch(call, protocol, held)
        : send(call, arguments);
  }

  private HttpResponse signed(HttpRequest request, OAuthArguments arguments) throws ServiceFailure {
    Optional<ServiceCall> call = calls.signed(request, arguments.getServiceName());
    return call.isPresent() ? send(call.get(), arguments) : Answers.closed();
  }

  private HttpResponse send(ServiceCall call, OAuthArguments arguments) throws ServiceFailure {
    HttpResponse response = endpoint.fetch(call.service(), protocol.signed(call, arguments));
    return new HttpResponseBuilder(response).setStrictNoCache().create();
  }
}
