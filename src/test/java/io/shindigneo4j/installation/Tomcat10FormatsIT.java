package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("JSON, XML and Atom over HTTP, from Tomcat 10.1")
@Exhaustive
class Tomcat10FormatsIT extends FormatsContract {
  Tomcat10FormatsIT() {
    super("native", TomcatRelease.TOMCAT_10);
  }
}
