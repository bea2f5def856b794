package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.question.Form;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.stage.ShindigProcess;
import io.shindigneo4j.benchmark.stage.Stage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The ways through Shindig, by their names. */
public final class ShindigTransports {

  private record Kind(
      Function<Stage, ShindigProcess> shindig, Protocol protocol, BackEnd backEnd) {}

  private static final Map<String, Kind> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put("rest", new Kind(graph("native"), Protocol.REST, BackEnd.GRAPH));
    KINDS.put("rpc", new Kind(graph("native"), Protocol.RPC, BackEnd.GRAPH));
    KINDS.put("rest-cypher", new Kind(graph("cypher"), Protocol.REST, BackEnd.GRAPH));
    KINDS.put("rest-json", new Kind(Stage::sampleShindig, Protocol.REST, BackEnd.SAMPLE));
    KINDS.put("rpc-json", new Kind(Stage::sampleShindig, Protocol.RPC, BackEnd.SAMPLE));
  }

  private ShindigTransports() {}

  private static Function<Stage, ShindigProcess> graph(String queries) {
    return stage -> stage.shindig(queries);
  }

  public static List<String> names() {
    return List.copyOf(KINDS.keySet());
  }

  public static List<String> ofFirstLook() {
    return names().stream().filter(name -> !name.endsWith("cypher")).toList();
  }

  public static boolean take(Question question) {
    return SocialCalls.has(question);
  }

  /**
   * @throws io.shindigneo4j.benchmark.stage.MissingServerException where Shindig was not packaged
   */
  public static Transport open(String name, Stage stage) {
    Kind kind = KINDS.get(name);
    String address = kind.shindig().apply(stage).address();
    return new Transport(
        name, Form.NATIVE, new ShindigClient(address, kind.protocol(), kind.backEnd()));
  }
}
