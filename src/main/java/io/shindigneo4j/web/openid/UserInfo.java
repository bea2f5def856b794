package io.shindigneo4j.web.openid;

import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.token.AccessToken;
import com.nimbusds.openid.connect.sdk.UserInfoRequest;
import com.nimbusds.openid.connect.sdk.UserInfoResponse;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import java.net.URI;
import java.util.Map;

/** Asks the provider for claims that the ID token lacks. Thread-safe. */
final class UserInfo {
  private final ProviderRequests requests;

  UserInfo(ProviderRequests requests) {
    this.requests = requests;
  }

  /**
   * @param subject of the ID token: claims about anybody else are refused
   */
  Map<String, Object> claims(URI endpoint, AccessToken token, String subject) throws SignInFailure {
    try {
      UserInfoResponse response =
          UserInfoResponse.parse(
              requests.ask(new UserInfoRequest(endpoint, token).toHTTPRequest()));
      if (!response.indicatesSuccess()) {
        throw new SignInFailure(Reason.REFUSED, "the provider gives no user info");
      }
      var claims = response.toSuccessResponse().getUserInfo();
      if (claims == null || !claims.getSubject().getValue().equals(subject)) {
        throw new SignInFailure(Reason.INVALID, "the provider's user info is about somebody else");
      }
      return claims.toJSONObject();
    } catch (ParseException e) {
      throw new SignInFailure(Reason.INVALID, "the provider's user info is malformed", e);
    }
  }
}
