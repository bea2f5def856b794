package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Who may do what, in Tomcat 10.1")
@Exhaustive
class Tomcat10AccessMatrixIT extends AccessMatrixContract {
  Tomcat10AccessMatrixIT() {
    super("native", TomcatRelease.TOMCAT_10);
  }
}
