package io.shindigneo4j.web.openid;

import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.Login;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** The parts of sign-in by a provider, where it is set up. */
record OpenId(
    RelyingParty relyingParty,
    PendingSignIns pending,
    SignIns signIns,
    LogoutTokens logoutTokens,
    String issuer,
    boolean subjectsArePeople,
    FailureLog log) {

  /**
   * @throws Refusal with 404 where it is not set up
   */
  static OpenId required(Optional<OpenId> openId) throws Refusal {
    return openId.orElseThrow(
        () -> new Refusal(HttpServletResponse.SC_NOT_FOUND, "Nobody signs in by a provider here"));
  }

  Login complete(HttpServletRequest request, Parameters answer, Optional<PendingSignIn> pending)
      throws SignInFailure {
    if (pending.isEmpty()) {
      throw new SignInFailure(Reason.NOT_BEGUN, "the state is none of this browser");
    }
    return signIns.complete(answer, pending.get(), relyingParty.callback(request));
  }
}
