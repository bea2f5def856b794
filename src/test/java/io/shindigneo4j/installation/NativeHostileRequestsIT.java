package io.shindigneo4j.installation;

import org.junit.jupiter.api.DisplayName;

@DisplayName("Hostile requests over HTTP, executed natively")
class NativeHostileRequestsIT extends HostileRequestsContract {
  NativeHostileRequestsIT() {
    super("native");
  }
}
