package io.shindigneo4j.opensocial.appdata;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.SocialCalls;
import io.shindigneo4j.testing.Tokens;
import java.util.Map;
import java.util.TreeMap;
import org.json.JSONObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@OverBolt
@DisplayName("The REST and RPC methods of application data")
class AppDataHandlerTest extends AppDataContract {

  private SocialCalls calls;

  @BeforeEach
  void handler() {
    calls = new SocialCalls(new AppDataHandler(service));
  }

  @Test
  void setGetAndDeleteOverRest() throws Exception {
    calls.rest("PUT", "/appdata/@me/@self/@app", "{\"n\": 3, \"o\": {\"x\": null}}", A);
    calls.rest("POST", "/appdata/a/@self/app", "{count : 5}", A);
    assertThat(data(calls.rest("GET", "/appdata/a/@self", null, A)))
        .isEqualTo("{\"count\":5,\"n\":3,\"o\":{\"x\":null}}");
    assertThat(data(calls.rest("GET", "/appdata/a/@self/app?fields=n,count", null, A)))
        .isEqualTo("{\"count\":5,\"n\":3}");
    assertThat(data(calls.rest("DELETE", "/appdata/a/@self/app?fields=n", null, A)))
        .isEqualTo("{\"n\":3}");
    assertThat(data(calls.rest("DELETE", "/appdata/a/@self/app?keys=o,none", null, A)))
        .isEqualTo("{\"o\":{\"x\":null}}");
    assertThat(data(calls.rest("GET", "/appdata/a/@self", null, A))).isEqualTo("{\"count\":5}");
  }

  @Test
  void setGetAndDeleteOverRpc() throws Exception {
    calls.rpc("appdata.update", "{userId: '@me', appId: '@app', data: {n: 1.5, l: [1, 'x']}}", A);
    calls.rpc("appdata.create", "{data: {m: true}}", A);
    assertThat(calls.rpc("appdata.get", "{userId: ['a'], fields: ['l']}", A).toString())
        .isEqualTo("{\"result\":{\"a\":{\"l\":[1,\"x\"]}}}");
    assertThat(calls.rpc("appdata.delete", "{keys: ['m']}", A).toString())
        .isEqualTo("{\"result\":{\"a\":{\"m\":true}}}");
    assertThat(own(A)).containsOnlyKeys("n", "l");
    calls.rpc("appdata.delete", "{keys: ['*']}", A);
    assertThat(own(A)).isEmpty();
  }

  @Test
  void getTheKeysThatAreNamed() throws Exception {
    calls.rpc("appdata.update", "{data: {m: 1, n: 2, o: 3}}", A);
    assertThat(calls.rpc("appdata.get", "{keys: ['m']}", A).toString())
        .isEqualTo("{\"result\":{\"a\":{\"m\":1}}}");
    assertThat(data(calls.rest("GET", "/appdata/a/@self/app?keys=m,n", null, A)))
        .isEqualTo("{\"m\":1,\"n\":2}");
    assertThat(data(calls.rest("GET", "/appdata/a/@self/app?keys=m&fields=o", null, A)))
        .isEqualTo("{\"m\":1}");
    assertThat(data(calls.rest("GET", "/appdata/a/@self/app?keys=*", null, A)))
        .isEqualTo("{\"m\":1,\"n\":2,\"o\":3}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?keys=", "?fields="})
  void deleteNothingUnlessKeysAreNamed(String query) throws Exception {
    calls.rpc("appdata.update", "{data: {m: 1}}", A);
    assertRefused(400, () -> calls.rest("DELETE", "/appdata/a/@self/app" + query, null, A));
    assertRefused(400, () -> calls.rpc("appdata.delete", "{}", A));
    assertRefused(400, () -> calls.rpc("appdata.delete", "{keys: []}", A));
    assertThat(own(A)).containsOnlyKeys("m");
    calls.rest("DELETE", "/appdata/a/@self/app?fields=@all", null, A);
    assertThat(own(A)).isEmpty();
  }

  @Test
  void readAndWriteXml() {
    calls.restXml(
        "POST",
        "/appdata/a/@self/app?fields=count",
        "<?xml version=\"1.0\"?><map><entry><key>count</key><value>5</value></entry></map>",
        A);
    assertThat(own(A)).isEqualTo(Map.of("count", "5"));
    assertThat(calls.restXml("GET", "/appdata/a/@self/app", null, A).replaceAll("\\s", ""))
        .contains("<entry><key>a</key><value><entry><key>count</key><value>5</value></entry>");
    assertThat(calls.restAtom("/appdata/a/@self/app", A)).contains("count");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "5", "nonsense", "{", "{'a b': 1}", "{x: 1e999}", "null"})
  void refuseBodiesThatAreNoData(String body) {
    assertRefused(400, () -> calls.rest("PUT", "/appdata/a/@self/app", body, A));
  }

  @Test
  void refuseBodiesThatAreNestedTooDeeply() {
    String body = "{x:" + "[".repeat(50_000) + "]".repeat(50_000) + "}";
    assertRefused(400, () -> calls.rest("PUT", "/appdata/a/@self/app", body, A));
    assertRefused(400, () -> calls.restXml("PUT", "/appdata/a/@self/app", "<map><", A));
    assertThat(own(A)).isEmpty();
  }

  @Test
  void writeOnePersonAtATime() {
    assertRefused(400, () -> calls.rest("PUT", "/appdata/a,b/@self/app", "{x: 1}", A));
    assertRefused(400, () -> calls.rest("DELETE", "/appdata/a,b/@self/app", null, A));
  }

  @Test
  void askThePolicy() {
    assertRefused(
        401, () -> calls.rest("PUT", "/appdata/a/@self/app", "{x: 1}", Tokens.anonymous()));
    assertRefused(401, () -> calls.rpc("appdata.get", "{userId: 'a'}", Tokens.anonymous()));
    assertRefused(403, () -> calls.rest("GET", "/appdata/a/@self/other", null, A));
    assertRefused(403, () -> calls.rpc("appdata.update", "{userId: 'b', data: {x: 1}}", A));
    assertRefused(403, () -> calls.rpc("appdata.delete", "{userId: 'b', keys: ['x']}", A));
  }

  private static String data(JSONObject answer) throws Exception {
    JSONObject data = answer.getJSONObject("entry").getJSONObject("a");
    return new JSONObject(new TreeMap<>(map(data))).toString();
  }

  private static Map<String, Object> map(JSONObject object) {
    Map<String, Object> map = new TreeMap<>();
    object.keys().forEachRemaining(key -> map.put((String) key, object.opt((String) key)));
    return map;
  }
}
