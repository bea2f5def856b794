package io.shindigneo4j.benchmark.shindig;

import com.fasterxml.jackson.databind.JsonNode;
import io.shindigneo4j.benchmark.http.KeptConnections;
import io.shindigneo4j.benchmark.question.Population;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Calls of JSON-RPC for the profiles of ten people, of whom the first asks: in one request, or each
 * in its own.
 */
public final class BatchCalls {

  private static final int TOGETHER = 10;

  private static final List<String> FIELDS =
      Population.PROPERTIES.stream()
          .map(property -> property.replaceFirst("\\..*", ""))
          .distinct()
          .toList();

  private final ViewerTokens tokens = new ViewerTokens();
  private final int port;
  private final List<List<SocialRequest>> batches;

  /**
   * @param port of a Shindig on this machine
   * @param people ten for each batch; what is left over is not asked for
   */
  public BatchCalls(int port, List<String> people) {
    this.port = port;
    batches =
        IntStream.range(0, people.size() / TOGETHER)
            .mapToObj(batch -> people.subList(batch * TOGETHER, (batch + 1) * TOGETHER))
            .map(BatchCalls::profiles)
            .toList();
  }

  /** How many people the batches need. */
  public static int people(int batches) {
    return batches * TOGETHER;
  }

  private static List<SocialRequest> profiles(List<String> people) {
    return people.stream()
        .map(
            person ->
                SocialRequest.of(people.get(0), "people.get", "", ShindigReply.item(Object.class))
                    .with("userId", person)
                    .with("groupId", "@self")
                    .withFields(FIELDS))
        .toList();
  }

  /** One request for each batch. */
  public List<List<byte[]>> together() {
    return batches.stream().map(each -> List.of(together(each))).toList();
  }

  private byte[] together(List<SocialRequest> batch) {
    return ShindigProtocol.post(port, SocialJson.rpc(batch), token(batch));
  }

  /** Ten requests for each batch. */
  public List<List<byte[]>> alone() {
    return batches.stream().map(this::alone).toList();
  }

  private List<byte[]> alone(List<SocialRequest> batch) {
    return batch.stream()
        .map(each -> ShindigProtocol.post(port, SocialJson.rpc(each), token(batch)))
        .toList();
  }

  private String token(List<SocialRequest> batch) {
    return tokens.of(batch.get(0).viewer());
  }

  /**
   * Sends everything once.
   *
   * @return the largest number of characters of an answer to a batch
   * @throws IllegalStateException if a call is refused, or answered otherwise alone
   */
  public int check() {
    try (KeptConnections connections = new KeptConnections(port)) {
      return batches.stream().mapToInt(each -> check(each, connections)).max().orElseThrow();
    }
  }

  private int check(List<SocialRequest> batch, KeptConnections connections) {
    JsonNode all = asked(together(batch), connections);
    List<byte[]> requests = alone(batch);
    if (all.size() != requests.size()) {
      throw new IllegalStateException("not every call of a batch is answered: " + all);
    }
    for (int place = 0; place < requests.size(); place++) {
      JsonNode one = asked(requests.get(place), connections);
      if (!one.get("result").equals(all.get(place).get("result"))) {
        throw new IllegalStateException("in a batch %s, alone %s".formatted(all.get(place), one));
      }
    }
    return all.toString().length();
  }

  private static JsonNode asked(byte[] request, KeptConnections connections) {
    return SocialJson.check(connections.ask(request).successful("Shindig"));
  }
}
