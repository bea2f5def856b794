package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.js.JsException;
import org.apache.shindig.gadgets.js.JsRequest;
import org.apache.shindig.gadgets.js.JsRequestBuilder;
import org.apache.shindig.gadgets.js.JsServingPipeline;
import org.apache.shindig.gadgets.uri.JsUriManager;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@DisplayName("The scripts of features")
@TestInstance(Lifecycle.PER_CLASS)
class BoundedFeaturesTest {
  private GadgetServer server;

  @BeforeAll
  void start() throws Exception {
    server = GadgetServer.start(Map.of());
  }

  @AfterAll
  void stop() {
    server.close();
  }

  /** Of an address such as {@code /gadgets/js/names.js}. */
  private JsRequest request(String names) throws Exception {
    Uri address = Uri.parse("http://localhost/gadgets/js/" + names + ".js?container=default");
    return server
        .get(JsRequestBuilder.class)
        .build(server.get(JsUriManager.class).processExternJsUri(address), "localhost");
  }

  private String script(String names) throws Exception {
    return server.get(JsServingPipeline.class).execute(request(names)).toJsString();
  }

  private static String many(int number) {
    return String.join(":", Collections.nCopies(number, "rpc"));
  }

  @Test
  void areThoseOfFewFeatures() throws Exception {
    assertThat(script(many(BoundedFeatures.MAX))).contains("gadgets.rpc");
    assertThat(script(many(100) + "!" + many(100))).doesNotContain("gadgets.rpc = ");
  }

  @Test
  void areRefusedForManyOrLongNames() {
    String longest = "a".repeat(BoundedFeatures.MAX_LENGTH + 1);
    for (String names :
        List.of(many(400), many(101) + "!" + many(100), "rpc!" + longest, longest)) {
      assertThatExceptionOfType(JsException.class)
          .isThrownBy(() -> script(names))
          .satisfies(refusal -> assertThat(refusal.getStatusCode()).isEqualTo(400))
          .withMessageContaining("at most 200 features");
    }
  }
}
