package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.environment.ShindigProcess;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.RequestForm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The transports through Shindig, by name. */
public final class ShindigTransports {

  private record Kind(
      Function<BenchmarkEnvironment, ShindigProcess> shindig,
      ShindigProtocol protocol,
      BackEnd backEnd) {}

  private static final Map<String, Kind> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put("rest", new Kind(graph("native"), ShindigProtocol.REST, BackEnd.GRAPH));
    KINDS.put("rpc", new Kind(graph("native"), ShindigProtocol.RPC, BackEnd.GRAPH));
    KINDS.put("rest-cypher", new Kind(graph("cypher"), ShindigProtocol.REST, BackEnd.GRAPH));
    KINDS.put(
        "rest-json",
        new Kind(BenchmarkEnvironment::sampleShindig, ShindigProtocol.REST, BackEnd.SAMPLE));
    KINDS.put(
        "rpc-json",
        new Kind(BenchmarkEnvironment::sampleShindig, ShindigProtocol.RPC, BackEnd.SAMPLE));
  }

  private ShindigTransports() {}

  private static Function<BenchmarkEnvironment, ShindigProcess> graph(String queries) {
    return environment -> environment.shindig(queries);
  }

  public static List<String> names() {
    return List.copyOf(KINDS.keySet());
  }

  public static List<String> ofQuickRun() {
    return names().stream().filter(name -> !name.endsWith("cypher")).toList();
  }

  public static boolean take(Question question) {
    return SocialRequests.has(question);
  }

  /**
   * @throws io.shindigneo4j.benchmark.environment.process.MissingServerException where Shindig was
   *     not packaged
   */
  public static MeasuredTransport open(String name, BenchmarkEnvironment environment) {
    Kind kind = KINDS.get(name);
    String address = kind.shindig().apply(environment).address();
    return new MeasuredTransport(
        name, RequestForm.NATIVE, new ShindigClient(address, kind.protocol(), kind.backEnd()));
  }
}
