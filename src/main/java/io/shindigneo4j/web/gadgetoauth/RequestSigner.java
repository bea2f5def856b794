package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.io.IOException;
import java.net.URISyntaxException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.oauth.OAuth;
import net.oauth.OAuthAccessor;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthException;
import net.oauth.OAuthMessage;
import net.oauth.signature.RSA_SHA1;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.http.HttpRequest;

/** Signs requests to services, by net.oauth. A gadget sets no parameter that says who it is. */
final class RequestSigner {
  private static final List<String> RESERVED = List.of("oauth", "xoauth", "opensocial");

  private final ServiceSecrets secrets;
  private final Clock clock;

  @Inject
  RequestSigner(ServiceSecrets secrets, Clock clock) {
    this.secrets = secrets;
    this.clock = clock;
  }

  /**
   * The request with its signature in a header.
   *
   * @param parameters of OAuth, that are added to those of every request
   */
  HttpRequest inHeader(
      HttpRequest request,
      GadgetService service,
      Optional<ServiceToken> token,
      List<OAuth.Parameter> parameters)
      throws ServiceFailure {
    OAuthMessage message = message(request, service, token, parameters);
    try {
      return new HttpRequest(request)
          .setHeader("Authorization", message.getAuthorizationHeader(null));
    } catch (IOException e) {
      throw unsigned();
    }
  }

  /** The request with its signature in the query, and with what says who fetches. */
  HttpRequest inQuery(HttpRequest request, GadgetService service, List<OAuth.Parameter> identity)
      throws ServiceFailure {
    OAuthMessage message = message(request, service, Optional.empty(), new ArrayList<>(identity));
    try {
      List<Map.Entry<String, String>> added =
          message.getParameters().stream().filter(each -> isReserved(each.getKey())).toList();
      String address = OAuth.addParameters(request.getUri().toString(), added);
      HttpRequest signed = new HttpRequest(request).setUri(Uri.parse(address));
      signed.removeHeader("Authorization");
      return signed;
    } catch (IOException e) {
      throw unsigned();
    }
  }

  private OAuthMessage message(
      HttpRequest request,
      GadgetService service,
      Optional<ServiceToken> token,
      List<OAuth.Parameter> parameters)
      throws ServiceFailure {
    OAuthAccessor accessor = new OAuthAccessor(consumer(service));
    accessor.accessToken = token.map(ServiceToken::token).orElse(null);
    accessor.tokenSecret = token.map(ServiceToken::secret).orElse(null);
    parameters.addAll(own(request));
    bodyHash(request)
        .map(hash -> new OAuth.Parameter("oauth_body_hash", hash))
        .ifPresent(parameters::add);
    parameters.add(new OAuth.Parameter(OAuth.OAUTH_TIMESTAMP, "" + clock.millis() / 1_000));
    parameters.add(new OAuth.Parameter(OAuth.OAUTH_NONCE, Secret.random().text()));
    String address = request.getUri().toString().split("[?#]", 2)[0];
    try {
      return accessor.newRequestMessage(request.getMethod(), address, parameters);
    } catch (OAuthException | IOException | URISyntaxException e) {
      throw unsigned(); // the exception has what was signed
    }
  }

  private OAuthConsumer consumer(GadgetService service) throws ServiceFailure {
    String secret = secrets.of(service);
    if (service.proof() == ClientProof.HMAC_SHA1) {
      return new OAuthConsumer(null, service.client(), secret, null);
    }
    OAuthConsumer consumer = new OAuthConsumer(null, service.client(), null, null);
    consumer.setProperty(OAuth.OAUTH_SIGNATURE_METHOD, OAuth.RSA_SHA1);
    consumer.setProperty(RSA_SHA1.PRIVATE_KEY, secret);
    return consumer;
  }

  /** What the gadget has in the query, and in a form. */
  private static List<OAuth.Parameter> own(HttpRequest request) throws ServiceFailure {
    try {
      String form = isForm(request) ? request.getPostBodyAsString() : null;
      List<OAuth.Parameter> all =
          Stream.of(request.getUri().getQuery(), form)
              .flatMap(text -> OAuth.decodeForm(text).stream())
              .toList();
      if (all.stream().noneMatch(each -> isReserved(each.getKey()))) {
        return all;
      }
    } catch (IllegalArgumentException e) {
      // as one that is reserved
    }
    throw new ServiceFailure(
        FailureCode.REQUEST, "A parameter is malformed, or begins with oauth or opensocial");
  }

  private static boolean isReserved(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return RESERVED.stream().anyMatch(lower::startsWith);
  }

  /** Of several types, the service may take another one than we. */
  private static boolean isForm(HttpRequest request) throws ServiceFailure {
    List<String> types = request.getHeaders("Content-Type");
    if (types.size() > 1 || types.stream().anyMatch(type -> type.contains(","))) {
      throw new ServiceFailure(FailureCode.REQUEST, "There is more than one Content-Type");
    }
    return OAuth.isFormEncoded(types.isEmpty() ? null : types.get(0));
  }

  private static Optional<String> bodyHash(HttpRequest request) throws ServiceFailure {
    if (request.getPostBodyLength() == 0 || isForm(request)) {
      return Optional.empty();
    }
    try {
      byte[] hash = MessageDigest.getInstance("SHA-1").digest(request.getPostBody().readAllBytes());
      return Optional.of(Base64.getEncoder().encodeToString(hash));
    } catch (NoSuchAlgorithmException | IOException e) {
      throw unsigned();
    }
  }

  private static ServiceFailure unsigned() {
    return new ServiceFailure(FailureCode.REQUEST, "The request cannot be signed");
  }
}
