package io.shindigneo4j.web.oauth2;

import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.OAuth2Error;

/** A request that gets one of the errors of the RFCs. */
final class OAuthFailure extends Exception {
  private static final long serialVersionUID = 1L;

  private final ErrorObject error;

  OAuthFailure(ErrorObject error, String description) {
    super(description);
    this.error = error.setDescription(description);
  }

  /** Of what Nimbus could not read. It has the error, and may say too much. */
  static OAuthFailure of(GeneralException unread, String description) {
    ErrorObject error = unread.getErrorObject();
    return new OAuthFailure(error == null ? OAuth2Error.INVALID_REQUEST : error, description);
  }

  ErrorObject error() {
    return error;
  }
}
