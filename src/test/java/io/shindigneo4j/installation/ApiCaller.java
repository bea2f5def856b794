package io.shindigneo4j.installation;

import io.restassured.specification.RequestSpecification;

/** Who makes a request, in the order of the columns of {@code access-matrix.txt}. */
enum ApiCaller {
  ANONYMOUS(null, null),
  STRANGER("stranger", "1"),
  FRIEND("jane.doe", "1"),
  /** A stranger who is an administrator of the person's groups. */
  GROUP_ADMIN("admin", "1"),
  /** The person, in an application that did not create the person's things. */
  OTHER_APPLICATION(AccessCase.PERSON, "2"),
  THE_PERSON(AccessCase.PERSON, "1");

  private final String viewer;
  private final String application;

  ApiCaller(String viewer, String application) {
    this.viewer = viewer;
    this.application = application;
  }

  /** A request with this caller's token. */
  RequestSpecification request(SocialApi social) {
    return viewer == null ? social.asNobody() : social.as(viewer, application);
  }
}
