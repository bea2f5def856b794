package io.shindigneo4j.web.client;

import io.shindigneo4j.opensocial.oauth.Issuance;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;

/** To whom what a request is authorized by was issued, as its attribute. */
public final class RequestIssuance {

  private static final String ATTRIBUTE = RequestIssuance.class.getName();

  private RequestIssuance() {}

  public static void set(HttpServletRequest request, Issuance issuance) {
    request.setAttribute(ATTRIBUTE, issuance);
  }

  /** Empty if none is set. */
  public static Optional<Issuance> of(HttpServletRequest request) {
    return Optional.ofNullable((Issuance) request.getAttribute(ATTRIBUTE));
  }
}
