package io.shindigneo4j.server.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureCall;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.server.procedure.ReferenceCount;
import io.shindigneo4j.server.procedure.RegisteredProcedure;
import io.shindigneo4j.testing.LogLines;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.graphdb.GraphDatabaseService;

/** The words of a file are names of procedures, and how the file behaves. */
@DisplayName("Files that bring procedures")
class SourcesTest {

  private static final int MAX_FILES = 4;

  @TempDir private Path folder;

  private final LogLines log = new LogLines();
  private final ProcedureRegistry registry = new ProcedureRegistry();
  private final List<String> events = new ArrayList<>();
  private Sources sources;

  private void load() {
    sources = new Sources(registry, List.of(in(folder)), log.neo4j().getLog(Sources.class));
    sources.load();
  }

  @AfterEach
  void close() {
    if (sources != null) {
      sources.close();
    }
    log.close();
  }

  @Test
  void areLoadedInTheOrderOfTheirNames() throws IOException {
    write("b.txt", "three");
    write("a.txt", "one two");
    write("c.other", "four");
    write(".d.txt", "five");
    load();
    assertThat(events).containsExactly("load a.txt", "load b.txt", "start a.txt", "start b.txt");
    assertNames("one", "three", "two");
    assertThat(answer("two")).isEqualTo("a.txt one two");
  }

  @Test
  void mayBeInAFolderThatIsNotThere() throws IOException {
    Files.delete(folder);
    load();
    assertNames();
    Files.createDirectory(folder);
    write("a.txt", "one");
    settle();
    assertNames("one");
  }

  @Test
  void areReloadedAfterTwoEqualListings() throws IOException {
    load();
    write("a.txt", "one");
    sources.refresh();
    assertNames();
    sources.refresh();
    assertNames("one");
    events.clear();
    sources.refresh();
    assertThat(events).isEmpty();
  }

  @Test
  void areStartedBeforeTheReplacedOnesAreClosed() throws IOException {
    write("a.txt", "one");
    load();
    write("a.txt", "one two");
    events.clear();
    settle();
    assertThat(events).containsExactly("load a.txt", "start a.txt", "close a.txt");
    assertThat(answer("one")).isEqualTo("a.txt one two");
    Files.delete(folder.resolve("a.txt"));
    settle();
    assertNames();
    assertThat(events).endsWith("close a.txt");
  }

  @Test
  void areClosedAfterTheirLastCall() throws IOException {
    write("a.txt", "one");
    load();
    ProcedureCall call = call("one");
    write("a.txt", "one two");
    events.clear();
    settle();
    assertThat(events).containsExactly("load a.txt", "start a.txt");
    assertThat(call.next()).containsExactly("a.txt one");
    call.close();
    sources.refresh();
    assertThat(events).endsWith("close a.txt");
  }

  @Test
  void thatAreBrokenDoNotAffectOthers() throws IOException {
    write("a.txt", "broken");
    write("b.txt", "one");
    write("c.txt", "unstartable two");
    load();
    assertNames("one");
    assertLogged("a.txt", "it is broken");
    assertLogged("file c.txt", "it does not start");
    assertThat(events).endsWith("close c.txt");
  }

  @Test
  void thatFailWithErrorsDoNotAffectOthers() throws IOException {
    write("a.txt", "overflowing");
    write("b.txt", "unlinkable two");
    write("c.txt", "one");
    load();
    assertNames("one");
    assertLogged("a.txt", "StackOverflowError");
    assertLogged("file b.txt", "NoClassDefFoundError");
  }

  @Test
  void inAnUnreadableFolderStayLoaded() throws IOException {
    FolderListing before;
    List<SourceFolder> folders;
    try (FileSystem archive = archive()) {
      Path other = archive.getPath("/");
      Files.writeString(other.resolve("b.txt"), "two");
      write("a.txt", "one");
      folders = List.of(in(other), in(folder));
      before = FolderListing.of(folders, FolderListing.EMPTY);
      assertThat(before.files()).hasSize(2);
      assertThat(before.problems()).isEmpty();
    }
    FolderListing now = FolderListing.of(folders, before);
    assertThat(now.files()).isEqualTo(before.files());
    assertThat(now.problems()).hasSize(1);
    assertThat(FolderListing.of(folders, now)).as("told once").isEqualTo(now);
  }

  /** A folder that cannot be read once the archive is closed. */
  private FileSystem archive() throws IOException {
    return FileSystems.newFileSystem(folder.resolve("archive.zip"), Map.of("create", "true"));
  }

  private SourceFolder in(Path any) {
    return new SourceFolder(any, ".txt", MAX_FILES, 100, this::source);
  }

  @Test
  void thatAreTooManyOrTooLargeAreIgnored() throws IOException {
    write("a.txt", "one" + " ".repeat(98));
    write("b.txt", "two");
    write("c.txt", "three");
    write("d.txt", "four");
    write("e.txt", "five");
    load();
    assertNames("four", "three", "two");
    assertLogged("a.txt", "more than 100 bytes");
    assertLogged("e.txt", "too many");
  }

  @Test
  void keepTheirEarlierVersionWhenTheNextIsBroken() throws IOException {
    write("a.txt", "one");
    load();
    write("a.txt", "broken two");
    settle();
    assertNames("one");
    write("a.txt", "unstartable one two");
    settle();
    assertNames("one");
    write("a.txt", "three");
    settle();
    assertNames("three");
  }

  @Test
  void areNotUsedAtAllWhenOneNameIsTaken() throws IOException {
    write("a.txt", "one");
    write("b.txt", "two one");
    write("c.txt", "system.procedures three");
    load();
    assertNames("one");
    assertLogged("file b.txt", "file a.txt brings a procedure one already");
    assertLogged("file c.txt", "the plug-in itself has a procedure system.procedures");
  }

  @Test
  void areTriedAgainWhenANameBecomesFree() throws IOException {
    write("a.txt", "one");
    write("b.txt", "two");
    load();
    write("b.txt", "one two");
    settle();
    assertThat(answer("two")).isEqualTo("b.txt two");
    Files.delete(folder.resolve("a.txt"));
    settle();
    assertThat(answer("two")).isEqualTo("b.txt one two");
    assertNames("one", "two");
  }

  @Test
  void winANameByOrderAndNotByTime() throws IOException {
    write("b.txt", "one two");
    load();
    write("a.txt", "one");
    settle();
    assertNames("one");
    assertThat(answer("one")).isEqualTo("a.txt one");
    Files.delete(folder.resolve("a.txt"));
    settle();
    assertNames("one", "two");
    assertThat(answer("one")).isEqualTo("b.txt one two");
  }

  @Test
  void areCheckedOnceADatabaseIsAvailable() throws IOException {
    write("a.txt", "one");
    write("b.txt", "unfit two");
    load();
    assertNames("one", "two");
    sources.check(database());
    assertNames("one");
    assertLogged("file b.txt", "it does not fit");
    write("b.txt", "two");
    settle();
    assertNames("one", "two");
  }

  @Test
  void areClosedWithTheSources() throws IOException {
    write("a.txt", "one");
    write("b.txt", "two");
    load();
    sources.close();
    assertNames();
    assertThat(events).endsWith("close a.txt", "close b.txt");
    write("c.txt", "three");
    settle();
    assertNames();
  }

  private void write(String file, String words) throws IOException {
    Path unfinished = Files.createTempFile(folder, "unfinished", ".tmp");
    Files.writeString(unfinished, words);
    Files.move(unfinished, folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
  }

  /** A database that no test uses. */
  private static GraphDatabaseService database() {
    return (GraphDatabaseService)
        Proxy.newProxyInstance(
            SourcesTest.class.getClassLoader(),
            new Class<?>[] {GraphDatabaseService.class},
            (proxy, method, arguments) -> null);
  }

  private void settle() {
    sources.refresh();
    sources.refresh();
  }

  private void assertNames(String... names) {
    assertThat(registry.descriptions())
        .filteredOn(procedure -> !procedure.origin().equals("built-in"))
        .extracting(procedure -> procedure.name())
        .containsExactly(names);
  }

  private void assertLogged(String file, String reason) {
    assertThat(log.lines()).anyMatch(line -> line.contains(file) && line.contains(reason));
  }

  private ProcedureCall call(String name) {
    return registry.call(name, AccessMode.READ, null, ProcedureContexts.STORE, Map.of());
  }

  private Object answer(String name) {
    try (ProcedureCall call = call(name)) {
      return call.next().get(0);
    }
  }

  private ProcedureSource source(Path file) {
    events.add("load " + file.getFileName());
    String words = text(file);
    if (words.contains("broken")) {
      throw new ProcedureSourceException("it is broken");
    }
    if (words.contains("overflowing")) {
      throw new StackOverflowError();
    }
    return new Words(file.getFileName().toString(), words);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Has a procedure for each word that is no behaviour. It answers with all words. */
  private final class Words implements ProcedureSource {

    private final String file;
    private final String words;
    private final ReferenceCount references = new ReferenceCount();

    Words(String file, String words) {
      this.file = file;
      this.words = words;
    }

    @Override
    public String origin() {
      return "file " + file;
    }

    @Override
    public List<RegisteredProcedure> procedures() {
      return Stream.of(words.split(" "))
          .filter(word -> !word.startsWith("un"))
          .map(word -> RegisteredProcedure.of(procedure(word), origin(), references))
          .toList();
    }

    private Procedure<NoParameters> procedure(String name) {
      return new Procedure<>() {
        @Override
        public Operation<NoParameters, ?> operation() {
          return Operation.read(name, "Answers.", NoParameters.class);
        }

        @Override
        public String version() {
          return "1";
        }

        @Override
        public ProcedureResult call(ProcedureContext context, NoParameters none) {
          return ProcedureResult.single(List.of("answer"), file + " " + words);
        }
      };
    }

    @Override
    public void start() {
      if (words.contains("unstartable")) {
        throw new ProcedureSourceException("it does not start");
      }
      if (words.contains("unlinkable")) {
        throw new NoClassDefFoundError("a class that is missing");
      }
      events.add("start " + file);
    }

    @Override
    public void check(GraphDatabaseService database) {
      if (words.contains("unfit")) {
        throw new ProcedureSourceException("it does not fit");
      }
    }

    @Override
    public void retire() {
      references.close();
    }

    @Override
    public boolean isUnused() {
      return references.isUnused();
    }

    @Override
    public void close() {
      events.add("close " + file);
    }
  }
}
