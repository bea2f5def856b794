package io.shindigneo4j.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.ProjectSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.installation.StockTomcat;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.command.Operator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes the folder of a release: by a Neo4j with the plug-in, and Shindigs before it. */
final class ReleaseMaker {

  /** Nothing expires before, so that each later build finds what there is. */
  private static final long YEAR_2200 = 7_258_118_400_000L;

  /** A dump is as small as its files. */
  private static final Map<String, String> SMALL =
      Map.of("db.tx_log.preallocate", "false", "db.tx_log.rotation.size", "1m");

  private static final List<String> EVERLASTING =
      List.of(
          "MATCH (n) WHERE n.expires IS NOT NULL SET n.expires = $end",
          "MATCH (r:Request) SET r.at = $end");

  private final ReleaseFolder folder;
  private final Path keyFile;

  /**
   * @param working where files may be left
   */
  ReleaseMaker(ReleaseFolder folder, Path working) throws IOException {
    this.folder = folder;
    this.keyFile = Files.writeString(working.resolve("token.key"), Tokens.KEY);
  }

  /** Returns the labels and the types of relationships of the graph. */
  List<String> make() throws Exception {
    Map<String, String> settings = new HashMap<>(ReleaseSettings.ofPlugin());
    settings.putAll(SMALL);
    List<String> names;
    try (PluggedServer server = new PluggedServer(settings, List.of("-Xmx768m"))) {
      server.start();
      try (GraphDriver driver = server.driver()) {
        long made = fill(server, driver);
        names = names(driver);
        server.stop();
        server.dump(folder.path());
        writeFiles(made);
      }
    }
    return names;
  }

  /** Returns when all was there. */
  private long fill(PluggedServer server, GraphDriver driver) throws Exception {
    try (StockTomcat natively = start(server, "native");
        StockTomcat byCypher = start(server, "cypher")) {
      Story story = new Story(client(natively));
      story.play();
      Operator operator = new Operator(operator(server));
      new OAuthStory(story, client(natively).address(), operator, driver).play(keyFile.getParent());
      long made = System.currentTimeMillis();
      for (String statement : EVERLASTING) {
        driver.execute(Statement.cypher(statement).with("end", YEAR_2200).writing());
      }
      Files.writeString(
          folder.path().resolve("answers.json"),
          CanonicalJson.FILES.writeValueAsString(
                  answers(story.questions(), made, client(natively), client(byCypher)))
              + "\n");
      return made;
    }
  }

  private StockTomcat start(PluggedServer server, String queries) throws Exception {
    Map<String, String> properties =
        ShindigEnvironment.properties(ReleaseSettings.ofShindig(), keyFile, queries);
    return StockTomcat.start(ShindigEnvironment.variables(properties, server.environment()));
  }

  private static ShindigClient client(StockTomcat tomcat) {
    return new ShindigClient(tomcat.address().replaceAll("/$", ""), Tokens.KEY);
  }

  private Map<String, String> operator(PluggedServer server) {
    return Map.of(
        "shindig.neo4j.uri",
        server.uri(),
        "shindig.neo4j.username",
        server.credentials().username(),
        "shindig.neo4j.password",
        server.credentials().password(),
        "shindig.neo4j.token-key-file",
        keyFile.toString());
  }

  /** Both must answer the same. */
  private static List<AnsweredQuestion> answers(
      List<Question> questions, long made, ShindigClient natively, ShindigClient byCypher)
      throws Exception {
    List<AnsweredQuestion> answers = new ArrayList<>();
    for (Question question : questions) {
      Reply reply = canonical(question.ask(natively), made);
      assertThat(canonical(question.ask(byCypher), made)).as(question.toString()).isEqualTo(reply);
      answers.add(new AnsweredQuestion(question, reply.status(), reply.body()));
    }
    return answers;
  }

  private static Reply canonical(Reply reply, long made) {
    return new Reply(reply.status(), CanonicalJson.of(reply.body(), made));
  }

  private static List<String> names(GraphDriver driver) {
    return driver
        .execute(
            Statement.cypher(
                "MATCH (n) UNWIND labels(n) AS name RETURN DISTINCT name"
                    + " UNION MATCH ()-[r]->() RETURN DISTINCT type(r) AS name"))
        .records()
        .stream()
        .map(row -> row.get("name", String.class))
        .toList();
  }

  private void writeFiles(long made) throws IOException {
    write("shindig.properties", lines(ReleaseSettings.ofShindig()));
    write("neo4j.conf", lines(ReleaseSettings.ofPlugin()));
    write("environment.txt", List.copyOf(ProjectSettings.variables()));
    write("token.key", List.of(Tokens.KEY));
    write(
        "release.properties",
        List.of("made=" + made, "schema=" + MigrationSet.ofProject().newest()));
  }

  private static List<String> lines(Map<String, String> settings) {
    return settings.entrySet().stream().map(Object::toString).toList();
  }

  private void write(String file, List<String> lines) throws IOException {
    Files.write(folder.path().resolve(file), lines);
  }
}
