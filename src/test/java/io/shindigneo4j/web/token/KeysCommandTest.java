package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@DisplayName("The command that changes keys")
class KeysCommandTest {

  private static final String SETTING = "shindig.neo4j.token-key-file";
  private static final Duration DELAY = Duration.ofSeconds(10);
  private static final int ROTATIONS = 16;

  @TempDir private Path folder;

  private final ManualClock clock = new ManualClock();
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();
  private Optional<String> objection = Optional.empty();
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("token.key"), Tokens.KEY + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
  }

  private int run(String... arguments) {
    return run(Map.of(SETTING, file.toString()), arguments);
  }

  private int run(Map<String, String> settings, String... arguments) {
    return new CommandLine(
            new KeysCommand(
                key -> Optional.ofNullable(settings.get(key)), name -> objection, clock))
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(errors, true))
        .execute(arguments);
  }

  @Test
  void keepsAKeyThatIsNeededUnlessItIsForced() throws IOException {
    run("rotate");
    clock.advance(DELAY);
    objection = Optional.of("Somebody needs it.");
    assertThat(run("retire", NamedKey.UNNAMED)).isEqualTo(1);
    assertThat(errors.toString()).isEqualTo("Somebody needs it.\n");
    assertThat(keys()).hasSize(2);
    assertThat(run("retire", "--force", NamedKey.UNNAMED)).isZero();
    assertThat(keys()).hasSize(1);
  }

  @Test
  void failsWhereTheListCannotBePrinted() {
    CommandLine command =
        new CommandLine(
                new KeysCommand(
                    key -> Optional.of(file.toString()).filter(path -> key.equals(SETTING))))
            .setOut(
                new PrintWriter(Writer.nullWriter()) {
                  @Override
                  public boolean checkError() {
                    return true;
                  }
                })
            .setErr(new PrintWriter(errors, true));
    assertThat(command.execute("list")).isEqualTo(1);
    assertThat(errors.toString()).contains("could not be printed");
  }

  private List<NamedKey> keys() throws IOException {
    return new KeyFile(file).read(null).keys();
  }

  private List<String> filesInFolder() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::getFileName).map(Path::toString).sorted().toList();
    }
  }

  /** Whatever is done. */
  private void assertPrintsNoKey() throws IOException {
    for (NamedKey key : keys()) {
      assertThat(output.toString() + errors).doesNotContain(key.key().text());
    }
  }

  @Test
  void addsTheNewestKey() throws IOException {
    assertThat(run("rotate")).isZero();
    assertThat(keys()).hasSize(2);
    assertThat(keys().get(0).key().text()).isEqualTo(Tokens.KEY);
    assertThat(keys().get(1).key().text()).hasSize(43);
    assertThat(NamedKey.created(keys().get(1).name())).contains(clock.instant());
    assertThat(output.toString()).isEqualTo("Added the key %s%n", keys().get(1).name());
    assertPrintsNoKey();
  }

  @Test
  void keepsWhoMayReadTheFile() throws IOException {
    run("rotate");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
    assertThat(filesInFolder()).containsExactly("token.key", "token.key.lock");
  }

  /** Whoever may open it could keep it. */
  @Test
  void letsTheOwnerAloneHaveTheLock() throws IOException {
    Path lock = folder.resolve("token.key.lock");
    run("rotate");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(lock)))
        .isEqualTo("rw-------");
  }

  @Test
  void givesWhatRootMakesToTheOwner() throws IOException {
    UserPrincipal nobody =
        folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
    assumeThat(Files.getAttribute(file, "unix:uid")).as("who runs this").isEqualTo(0);
    Files.setOwner(file, nobody);
    assertThat(run("rotate")).isZero();
    assertThat(Files.getOwner(file)).isEqualTo(nobody);
    assertThat(Files.getOwner(folder.resolve("token.key.lock"))).isEqualTo(nobody);
  }

  @Test
  void locksNothingBehindALink() throws IOException {
    Path target = folder.resolve("target");
    Files.createSymbolicLink(folder.resolve("token.key.lock"), target);
    assertThat(run("rotate")).isEqualTo(1);
    Files.createFile(target);
    assertThat(run("rotate")).isEqualTo(1);
    assertThat(keys()).hasSize(1);
    assertThat(errors.toString().lines()).hasSize(2).allMatch(line -> line.contains(".lock"));
  }

  @Test
  void changesTheFileBehindALink() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    assertThat(run(Map.of(SETTING, link.toString()), "rotate")).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(keys()).hasSize(2);
  }

  @Test
  void listsNamesAgesAndWhichEncrypts() throws IOException {
    run("rotate");
    String name = keys().get(1).name();
    output.getBuffer().setLength(0);
    clock.advance(Duration.ofSeconds(9));
    run("list");
    clock.advance(Duration.ofSeconds(1));
    run("list");
    clock.advance(Duration.ofDays(40));
    run("list");
    assertThat(output.toString().lines().map(line -> line.replaceAll(" {2,}", "|")))
        .containsExactly(
            "unnamed|age unknown|encrypts and decrypts",
            name + "|0:00:09|decrypts",
            "unnamed|age unknown|decrypts",
            name + "|0:00:10|encrypts and decrypts",
            "unnamed|age unknown|decrypts",
            name + "|40 days|encrypts and decrypts");
    assertPrintsNoKey();
  }

  @Test
  void removesAKeyThatDoesNotEncrypt() throws IOException {
    assertThat(run("retire", "unnamed")).as("the only key").isEqualTo(1);
    run("rotate");
    String name = keys().get(1).name();
    assertThat(run("retire", "unnamed")).as("still encrypts").isEqualTo(1);
    clock.advance(DELAY);
    assertThat(run("retire", "nothing")).isEqualTo(1);
    assertThat(run("retire", name)).as("encrypts").isEqualTo(1);
    assertThat(keys()).hasSize(2);
    assertThat(run("retire", "unnamed")).isZero();
    assertThat(keys()).extracting(NamedKey::name).containsExactly(name);
    assertThat(errors.toString().lines()).hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a:short", "", "a:KEY\na:KEY"})
  void leavesAFileThatIsNotValid(String content) throws IOException {
    String text = content.replace("KEY", Tokens.KEY);
    Files.writeString(file, text);
    assertThat(run("rotate")).isEqualTo(1);
    assertThat(file).hasContent(text);
    assertThat(filesInFolder()).containsExactly("token.key", "token.key.lock");
    assertThat(errors.toString()).isNotEmpty().doesNotContain(Tokens.KEY, "Exception");
  }

  @Test
  void makesThirtyTwoKeysAtMost() throws IOException {
    IntStream.range(0, 40).forEach(i -> run("rotate"));
    assertThat(keys()).hasSize(32);
    assertThat(errors.toString().lines()).hasSize(9);
  }

  @Test
  void needsAFile() {
    assertThat(run(Map.of(), "rotate")).isEqualTo(1);
    assertThat(errors.toString()).contains(SETTING);
    assertThat(run(Map.of(SETTING, folder.resolve("none").toString()), "list")).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "retire", "rotate now", "remove x"})
  void refusesBadArguments(String arguments) {
    assertThat(run(arguments.isEmpty() ? new String[0] : arguments.split(" "))).isEqualTo(2);
    assertThat(errors.toString()).contains("keys");
  }

  @Test
  void losesNoKeyOfSeveralThatAreAddedAtOnce() throws IOException {
    ExecutorService threads = Executors.newFixedThreadPool(ROTATIONS);
    try {
      List<Future<Integer>> codes =
          IntStream.range(0, ROTATIONS).mapToObj(i -> threads.submit(() -> run("rotate"))).toList();
      assertThat(codes.stream().map(Answers::get)).containsOnly(0);
    } finally {
      threads.shutdownNow();
    }
    assertThat(keys()).hasSize(ROTATIONS + 1);
  }

  @Test
  void waitsForWhoeverHasTheLock() throws Exception {
    Path lock = folder.resolve("token.key.lock");
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try (FileChannel channel =
        FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      FileLock held = channel.lock();
      Future<Integer> code = thread.submit(() -> run("rotate"));
      Thread.sleep(100);
      assertThat(code).isNotDone();
      assertThat(keys()).hasSize(1);
      held.release();
      assertThat(Answers.get(code)).isZero();
      assertThat(keys()).hasSize(2);
    } finally {
      thread.shutdownNow();
    }
  }
}
