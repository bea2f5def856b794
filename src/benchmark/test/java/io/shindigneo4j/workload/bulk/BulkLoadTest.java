package io.shindigneo4j.workload.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.migration.Migrations;
import io.shindigneo4j.workload.SmallNetwork;
import io.shindigneo4j.workload.file.InvalidFileException;
import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.load.EmbeddedGraph;
import io.shindigneo4j.workload.load.LoadException;
import io.shindigneo4j.workload.load.Loader;
import io.shindigneo4j.workload.row.AlbumRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

@DisplayName("A network that is loaded at once")
class BulkLoadTest {

  @TempDir private Path directory;

  private Path graph;
  private BulkLoad load;

  @BeforeEach
  void name() {
    graph = directory.resolve("graph");
    load = new BulkLoad(graph);
  }

  /** Includes a person who has little, and albums in no order. */
  private NetworkFile network() throws IOException {
    NetworkFile file = new NetworkFile(directory.resolve("network.jsonl"));
    List<NetworkRow> first = SmallNetwork.OF_60.rows().limit(1).toList();
    PersonRow person = bare((PersonRow) first.get(0));
    Stream<NetworkRow> albums =
        LongStream.of(1_000, 3_000, 2_000).mapToObj(BulkLoadTest::bareAlbum);
    file.write(
        Stream.of(Stream.of(person), SmallNetwork.OF_60.rows(), albums).flatMap(rows -> rows),
        row -> {});
    return file;
  }

  private static AlbumRow bareAlbum(long moment) {
    return new AlbumRow("bare" + moment, "bare", moment, "Bare", "", List.of());
  }

  private static PersonRow bare(PersonRow like) {
    return new PersonRow(
        "bare",
        "Bär",
        "\uD83D\uDC3B",
        "",
        like.gender(),
        like.birthday(),
        like.aboutMe(),
        like.status(),
        like.relationshipStatus(),
        like.thumbnailUrl(),
        like.profileUrl(),
        like.email(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static GraphContent content(Path directory) {
    DatabaseManagementService service = EmbeddedGraph.open(directory);
    try {
      return GraphContent.of(service.database("neo4j"));
    } finally {
      service.shutdown();
    }
  }

  private GraphContent loadedByRows(NetworkFile file) throws IOException {
    Path other = directory.resolve("other");
    DatabaseManagementService service = EmbeddedGraph.open(other);
    try {
      EmbeddedGraph rows = new EmbeddedGraph(service.database("neo4j"));
      rows.prepare();
      new Loader(rows, 2, done -> {}).load(file);
    } finally {
      service.shutdown();
    }
    return content(other);
  }

  @Test
  void isTheGraphThatItsRowsMake() throws IOException {
    NetworkFile file = network();
    AtomicLong read = new AtomicLong();
    load.load(file, read::addAndGet);
    assertThat(read).hasValue(SmallNetwork.OF_60.rows().count() + 4);
    GraphContent content = content(graph);
    GraphContent expected = loadedByRows(file);
    assertThat(content.nodes()).hasSizeGreaterThan(500);
    assertThat(content.relationships()).hasSizeGreaterThan(500);
    assertThat(content.schema()).hasSizeGreaterThan(10);
    assertThat(content.beyond(expected)).isEmpty();
    assertThat(expected.beyond(content)).isEmpty();
    assertThat(load.isPossible()).isFalse();
    assertThat(graph.resolve("loading")).doesNotExist();
  }

  @Test
  void showsTheNewestAlbumFirst() throws IOException {
    load.load(network(), read -> {});
    DatabaseManagementService service = EmbeddedGraph.open(graph);
    try {
      String text =
          """
          MATCH ({id: 'bare'})-[:HAS_ALBUM_TIMELINE]->(timeline)-[:NEWEST]->()-[:OLDER*0..]->(album)
          RETURN timeline.total AS total, timeline.moment AS moment, collect(album.id) AS albums
          """;
      assertThat(new EmbeddedGraph(service.database("neo4j")).read(text, Map.of()))
          .containsExactly(
              Map.of(
                  "total", 3L,
                  "moment", 3_000L,
                  "albums", List.of("bare3000", "bare2000", "bare1000")));
    } finally {
      service.shutdown();
    }
  }

  @Test
  void isKnownToTheOtherWayOfLoading() throws IOException {
    NetworkFile file = network();
    load.load(file, read -> {});
    DatabaseManagementService service = EmbeddedGraph.open(graph);
    try {
      EmbeddedGraph rows = new EmbeddedGraph(service.database("neo4j"));
      assertThat(new Loader(rows, 2, done -> {}).load(file)).isFalse();
    } finally {
      service.shutdown();
    }
  }

  @Test
  void isServedByThePlugIn() throws IOException {
    load.load(network(), read -> {});
    GraphContent loaded = content(graph);
    DatabaseManagementService service =
        new DatabaseManagementServiceBuilder(graph)
            .setConfig(ServerSettings.listen_address, new SocketAddress("127.0.0.1", 0))
            .build();
    try {
      GraphDatabaseService database = service.database("neo4j");
      migrations(service).ready(database).join();
      assertThat(GraphContent.of(database).schema()).containsAll(loaded.schema());
      assertThat(
              new EmbeddedGraph(database)
                  .read("MATCH (s:ShindigSchema) RETURN s.version AS version", Map.of()))
          .containsExactly(Map.of("version", (long) MigrationSet.ofProject().newest()));
    } finally {
      service.shutdown();
    }
  }

  private static Migrations migrations(DatabaseManagementService service) {
    return ((GraphDatabaseAPI) service.database("system"))
        .getDependencyResolver()
        .resolveDependency(Migrations.class);
  }

  @Test
  void leavesNothingOfABadFile() throws IOException {
    NetworkFile file = network();
    String good = Files.readString(file.path());
    Files.writeString(file.path(), good + good.lines().findFirst().orElseThrow() + "\n");
    long lines = good.lines().count() + 1;
    assertThatExceptionOfType(InvalidFileException.class)
        .isThrownBy(() -> load.load(file, read -> {}))
        .withMessageContaining("line " + lines + ": a person must come before");
    assertThat(graph).isEmptyDirectory();
    assertThat(load.isPossible()).isTrue();
  }

  @Test
  void isLoadedByOneAtATime() throws IOException {
    NetworkFile file = network();
    Path other = Files.createDirectories(graph.resolve("loading")).resolve("other's");
    Files.createFile(other);
    try (DirectoryLock claim = new DirectoryLock(graph)) {
      assertThatExceptionOfType(LoadException.class)
          .isThrownBy(() -> load.load(file, read -> {}))
          .withMessageContaining("is under way");
    }
    assertThat(other).exists();
  }

  @Test
  void isLoadedAnewAfterABreak() throws IOException {
    NetworkFile file = network();
    Path left = Files.createDirectories(graph.resolve("loading/data/databases/neo4j"));
    Files.writeString(left.resolve("neostore"), "broken");
    load.load(file, read -> {});
    assertThat(content(graph)).isEqualTo(loadedByRows(file));
  }
}
