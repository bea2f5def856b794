package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.gadgetoauth.ServicePlaces.Place;
import io.shindigneo4j.web.outbound.BusyResponse;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpFetcher;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;

/** Sends requests to services, within the limits and rules of all outbound requests. */
final class ServiceEndpoint {
  /** The most bytes of an answer with tokens. */
  private static final int MAX_BYTES = 64 << 10;

  private final HttpFetcher fetcher;
  private final ServicePlaces places;

  @Inject
  ServiceEndpoint(HttpFetcher fetcher, ServicePlaces places) {
    this.fetcher = fetcher;
    this.places = places;
  }

  /** Fetches what a gadget asks for. */
  HttpResponse fetch(GadgetService service, HttpRequest request) throws ServiceFailure {
    try (Place place = places.take(service, request.getUri())) {
      HttpResponse response = fetcher.fetch(request.setFollowRedirects(false));
      if (BusyResponse.isOne(response)) {
        throw new ServiceFailure(FailureCode.BUSY, "There are too many fetches under way");
      }
      return response;
    } catch (GadgetException e) {
      throw new ServiceFailure(FailureCode.REQUEST, "The request cannot be sent");
    }
  }

  /** Asks for tokens. */
  HttpResponse ask(GadgetService service, HttpRequest request) throws ServiceFailure {
    HttpResponse response = fetch(service, request);
    if (response.getContentLength() > MAX_BYTES) {
      throw new ServiceFailure(FailureCode.REFUSED, "The answer of the service is too long");
    }
    if (response.getHttpStatusCode() >= 500) {
      throw new ServiceFailure(FailureCode.NO_ANSWER, "The service does not answer");
    }
    return response;
  }
}
