package io.shindigneo4j.benchmark.shindig;

import com.fasterxml.jackson.databind.JsonNode;
import io.shindigneo4j.benchmark.client.HttpRequests;
import io.shindigneo4j.benchmark.http.KeptConnections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Calls for the app data of viewers, each of whom has ten values.
 *
 * @param transport one of those that {@link #takes} knows
 * @param client whose server answers
 */
public record AppDataCalls(String transport, HttpRequests client, List<String> people) {

  private static final Map<String, ShindigProtocol> PROTOCOLS =
      Map.of(
          "rest", ShindigProtocol.REST,
          "rpc", ShindigProtocol.RPC,
          "rest-cypher", ShindigProtocol.REST,
          "rest-json", ShindigProtocol.REST);

  /** What some of Shindig's own people have in its file. */
  private static final List<String> VALUES_OF_SAMPLE = List.of("count", "size");

  private static final int VALUES = 10;
  private static final ViewerTokens TOKENS = new ViewerTokens();

  /**
   * Whether a network's app data is asked for over the transport. Shindig's own back end has that
   * of its own people only.
   */
  public static boolean takes(String transport) {
    return PROTOCOLS.containsKey(transport) && !transport.endsWith("-json");
  }

  public int port() {
    return client.port();
  }

  /** Writes everybody's values in place of the sample's, and reads them once. */
  public void prepare() {
    try (KeptConnections connections = new KeptConnections(port())) {
      for (String person : people) {
        write(call(person, "appdata.delete").withFields(VALUES_OF_SAMPLE), connections);
        write(call(person, "appdata.update").with("data", values()), connections);
        check(person, SocialJson.check(connections.ask(read(person)).successful("Shindig")));
      }
    }
  }

  private void write(SocialRequest call, KeptConnections connections) {
    byte[] request = ShindigProtocol.post(port(), SocialJson.rpc(call), TOKENS.of(call.viewer()));
    JsonNode unused = SocialJson.check(connections.ask(request).successful("Shindig"));
  }

  private static void check(String person, JsonNode answer) {
    JsonNode values = answer.findValue(person);
    if (values == null || values.size() != VALUES) {
      throw new IllegalStateException("not the app data that was written: " + answer);
    }
  }

  private static Map<String, String> values() {
    return IntStream.range(0, VALUES)
        .boxed()
        .collect(Collectors.toMap(place -> "key" + place, place -> "a value of " + place));
  }

  /** A request for each person. */
  public List<List<byte[]>> reads() {
    return people.stream().map(person -> List.of(read(person))).toList();
  }

  private byte[] read(String person) {
    SocialRequest call = call(person, "appdata.get");
    return PROTOCOLS.get(transport).request(port(), call, TOKENS.of(person));
  }

  private static SocialRequest call(String person, String method) {
    return SocialRequest.of(
            person, method, "appdata/{userId}/{groupId}/{appId}", ShindigReply.item(Map.class))
        .with("userId", person)
        .with("groupId", "@self")
        .with("appId", "app");
  }
}
