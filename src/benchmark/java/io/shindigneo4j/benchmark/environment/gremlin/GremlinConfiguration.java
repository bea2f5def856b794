package io.shindigneo4j.benchmark.environment.gremlin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a Gremlin Server's configuration into its directory. */
final class GremlinConfiguration {

  static final String NETWORK = "network.json";
  static final String SERVER = "server.yaml";

  private static final String SERVER_TEXT =
      """
      host: 127.0.0.1
      port: %d
      channelizer: org.apache.tinkerpop.gremlin.server.channel.WebSocketChannelizer
      evaluationTimeout: 60000
      graphs: {graph: graph.properties}
      scriptEngines:
        gremlin-groovy:
          plugins:
            org.apache.tinkerpop.gremlin.server.jsr223.GremlinServerGremlinPlugin: {}
            org.apache.tinkerpop.gremlin.tinkergraph.jsr223.TinkerGraphGremlinPlugin: {}
            org.apache.tinkerpop.gremlin.jsr223.ScriptFileGremlinPlugin: {files: [sources.groovy]}
      serializers:
        - {className: org.apache.tinkerpop.gremlin.util.ser.GraphBinaryMessageSerializerV1}
      """;

  private static final String GRAPH_TEXT =
      """
      gremlin.graph=org.apache.tinkerpop.gremlin.tinkergraph.structure.TinkerGraph
      gremlin.tinkergraph.graphLocation=network.json
      gremlin.tinkergraph.graphFormat=graphson
      """;

  private static final String SOURCES_TEXT = "def globals = [g: traversal().with(graph)]\n";

  private GremlinConfiguration() {}

  static void write(Path directory, int port) throws IOException {
    Files.writeString(directory.resolve(SERVER), SERVER_TEXT.formatted(port));
    Files.writeString(directory.resolve("graph.properties"), GRAPH_TEXT);
    Files.writeString(directory.resolve("sources.groovy"), SOURCES_TEXT);
  }
}
