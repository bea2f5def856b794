package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.environment.ShindigProcess;
import io.shindigneo4j.benchmark.http.HttpRequestBytes;
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

  /** A file of Shindig's Tomcat: what a request costs without Shindig. */
  public static final String STATIC_FILE = "static-file";

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

  /** Those that answer about the people of Shindig's own file. */
  private static final Map<String, Kind> OF_SIX =
      Map.of(
          "rest",
          new Kind(BenchmarkEnvironment::shindigOfSix, ShindigProtocol.REST, BackEnd.GRAPH),
          "rest-json",
          new Kind(BenchmarkEnvironment::sampleShindigOfSix, ShindigProtocol.REST, BackEnd.SAMPLE));

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

  /** The request of {@link #STATIC_FILE}. */
  public static byte[] fileRequest(int port) {
    return HttpRequestBytes.get(port, ShindigProcess.FILE_PATH, Map.of());
  }

  public static boolean take(Question question) {
    return SocialRequests.has(question);
  }

  /**
   * @throws io.shindigneo4j.benchmark.environment.process.MissingServerException where Shindig was
   *     not packaged
   */
  public static MeasuredTransport open(String name, BenchmarkEnvironment environment) {
    return open(name, KINDS.get(name), environment);
  }

  /** The transports that answer about the people of Shindig's own file. */
  public static List<String> namesOfSix() {
    return names().stream().filter(OF_SIX::containsKey).toList();
  }

  /** Opens one of {@link #namesOfSix}, like {@link #open}. */
  public static MeasuredTransport openOfSix(String name, BenchmarkEnvironment environment) {
    return open(name, OF_SIX.get(name), environment);
  }

  private static MeasuredTransport open(String name, Kind kind, BenchmarkEnvironment environment) {
    int port = kind.shindig().apply(environment).port();
    return new MeasuredTransport(
        name, RequestForm.NATIVE, new ShindigClient(port, kind.protocol(), kind.backEnd()));
  }
}
