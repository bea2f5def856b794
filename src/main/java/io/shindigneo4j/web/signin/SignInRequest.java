package io.shindigneo4j.web.signin;

import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;

/**
 * What the sign-in page is asked for.
 *
 * @param back where the person goes afterwards
 * @param byProvider whether the provider is chosen already
 * @param again whether the provider is to ask who the person is, although it knows
 * @param redirected whether another name of this server has led here
 */
public record SignInRequest(
    Optional<ReturnAddress> back, boolean byProvider, boolean again, boolean redirected) {
  private static final String BY = "by";
  private static final String PROVIDER = "provider";
  private static final String AGAIN = "again";
  private static final String REDIRECTED = "redirected";

  /**
   * @throws Refusal with 400 for a page that is not of this server
   */
  static SignInRequest of(Parameters parameters) throws Refusal {
    return new SignInRequest(
        back(parameters),
        parameters.get(BY).filter(PROVIDER::equals).isPresent(),
        parameters.get(AGAIN).isPresent(),
        parameters.get(REDIRECTED).isPresent());
  }

  /** By the provider, as a person asks for it who came from a page. */
  public static SignInRequest byProvider(Optional<ReturnAddress> back) {
    return new SignInRequest(back, true, false, false);
  }

  private static Optional<ReturnAddress> back(Parameters parameters) throws Refusal {
    if (!parameters.repeated().contains(ReturnAddress.PARAMETER)) {
      Optional<String> text = parameters.get(ReturnAddress.PARAMETER);
      Optional<ReturnAddress> address = text.flatMap(ReturnAddress::of);
      if (text.isPresent() == address.isPresent()) {
        return address;
      }
    }
    throw new Refusal(
        HttpServletResponse.SC_BAD_REQUEST, "'return' must be the path of a page on this server");
  }

  /** The address that asks for this by the provider. */
  public String address(String contextPath) {
    String page =
        back.map(address -> address.signIn(contextPath) + "&")
            .orElse(contextPath + SignInServlet.PATH + "?");
    return page + BY + "=" + PROVIDER + flag(again, AGAIN) + flag(redirected, REDIRECTED);
  }

  private static String flag(boolean set, String name) {
    return set ? "&" + name + "=1" : "";
  }

  /** The same, whoever the provider knows already. */
  public SignInRequest asSomebodyElse() {
    return new SignInRequest(back, true, true, false);
  }

  /** The same at another name of this server, which leads no further. */
  public SignInRequest asRedirected() {
    return new SignInRequest(back, byProvider, again, true);
  }

  /** The page afterwards. */
  public String next(String contextPath) {
    return back.map(ReturnAddress::text).orElse(contextPath + "/");
  }
}
