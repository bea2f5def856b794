package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Who may do what, in Tomcat 11")
@Exhaustive
class Tomcat11AccessMatrixIT extends AccessMatrixContract {
  Tomcat11AccessMatrixIT() {
    super("native", TomcatRelease.TOMCAT_11);
  }
}
