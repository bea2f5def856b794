package io.shindigneo4j.web.gadgetoauth;

/** Nothing can be fetched. The message is for the gadget, and has nothing that others have sent. */
final class ServiceFailure extends Exception {
  private static final long serialVersionUID = 1L;

  private final FailureCode code;

  ServiceFailure(FailureCode code, String message) {
    super(message);
    this.code = code;
  }

  static ServiceFailure unavailable() {
    return new ServiceFailure(FailureCode.UNAVAILABLE, "The service cannot be used now");
  }

  FailureCode code() {
    return code;
  }
}
