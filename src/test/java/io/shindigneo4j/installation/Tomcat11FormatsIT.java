package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("JSON, XML and Atom over HTTP, from Tomcat 11")
@Exhaustive
class Tomcat11FormatsIT extends FormatsContract {
  Tomcat11FormatsIT() {
    super("native", TomcatRelease.TOMCAT_11);
  }
}
