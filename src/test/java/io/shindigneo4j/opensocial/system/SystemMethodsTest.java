package io.shindigneo4j.opensocial.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Guice;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import java.util.Map;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The system's methods")
class SystemMethodsTest {

  private final SystemMethodsHandler handler = new SystemMethodsHandler();

  @Test
  void tellTheTypeOfTheResultAndTheParameters() throws Exception {
    JSONObject signature = handler.methodSignatures(asking("people.get"));
    assertThat(signature.getJSONArray("return").getString(0)).isEqualTo("Person");
    assertThat(signature.getJSONObject("userId").getString("default")).isEqualTo("@me");
    assertThat(signature.getJSONObject("count").getBoolean("required")).isFalse();
  }

  @Test
  void tellInWordsWhatAMethodDoes() {
    assertThat(handler.methodHelp(asking("messages.send")))
        .isEqualTo("Sends a message to all its recipients or to none.");
  }

  @Test
  void knowNoOtherMethods() {
    assertRefused(404, asking("people.fly"));
    assertRefused(400, new InputRequestItem(Map.of(), null, null, converter()));
  }

  private void assertRefused(int status, InputRequestItem request) {
    assertThatThrownBy(() -> handler.methodHelp(request))
        .isInstanceOfSatisfying(
            ProtocolException.class, refused -> assertThat(refused.getCode()).isEqualTo(status));
    assertThatThrownBy(() -> handler.methodSignatures(request))
        .isInstanceOf(ProtocolException.class);
  }

  private static InputRequestItem asking(String method) {
    return new InputRequestItem(
        Map.of("methodName", new String[] {method}), null, null, converter());
  }

  private static BeanJsonConverter converter() {
    return new BeanJsonConverter(Guice.createInjector());
  }
}
