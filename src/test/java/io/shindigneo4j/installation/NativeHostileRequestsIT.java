package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Hostile requests over HTTP, executed natively")
@Exhaustive
class NativeHostileRequestsIT extends HostileRequestsContract {
  NativeHostileRequestsIT() {
    super("native");
  }
}
