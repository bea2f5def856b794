package io.shindigneo4j.installation;

import org.junit.jupiter.api.DisplayName;

@DisplayName("JSON, XML and Atom over HTTP, executed natively")
class NativeFormatsIT extends FormatsContract {
  NativeFormatsIT() {
    super("native");
  }
}
