package io.shindigneo4j.installation;

import org.junit.jupiter.api.DisplayName;

@DisplayName("Who may do what over HTTP, executed natively")
class NativeAccessMatrixIT extends AccessMatrixContract {
  NativeAccessMatrixIT() {
    super("native");
  }
}
