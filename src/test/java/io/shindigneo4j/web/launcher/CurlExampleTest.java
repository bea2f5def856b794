package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CurlExampleTest {
  @Test
  void asksForTheFriendsOfASamplePersonAsThatPerson() {
    assertThat(CurlExample.forAddress("http://localhost:8080/"))
        .isEqualTo(
            "curl 'http://localhost:8080/social/rest/people/john.doe/@friends"
                + "?st=john.doe%3Ajohn.doe%3A1%3Ashindig"
                + "%3Ahttp%253A%252F%252Flocalhost%252Fgadget.xml%3A0%3Adefault'");
  }
}
