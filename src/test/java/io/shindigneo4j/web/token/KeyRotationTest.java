package io.shindigneo4j.web.token;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.config.BasicContainerConfig;
import org.apache.shindig.config.ContainerConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("While keys rotate, two Shindigs with one file accept each other's tokens")
class KeyRotationTest {

  private static final Duration DELAY = Duration.ofSeconds(10);
  private static final int THREADS = 4;
  private static final int TOKENS = 10_000;
  private static final int ROTATIONS = 8;

  @TempDir private Path folder;

  private final ManualClock clock = new ManualClock();
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  /** How many tokens each thread has checked. */
  private final AtomicIntegerArray checked = new AtomicIntegerArray(THREADS);

  private final Queue<String> refusals = new ConcurrentLinkedQueue<>();

  private KeyFileEditor editor;
  private List<ReloadedKeys> keys;
  private List<EncryptedTokens> codecs;
  private volatile boolean rotated;

  @BeforeEach
  void start() throws Exception {
    Path file = Files.writeString(folder.resolve("token.key"), Tokens.KEY);
    editor = new KeyFileEditor(file, DELAY, clock);
    keys = IntStream.range(0, 2).mapToObj(i -> new ReloadedKeys(file, DELAY, clock)).toList();
    ContainerConfig config = new BasicContainerConfig();
    config
        .newTransaction()
        .addContainer(Map.of(ContainerConfig.CONTAINER_KEY, List.of("default")))
        .commit();
    codecs =
        keys.stream()
            .map(
                each ->
                    new EncryptedTokens(
                        config, each, RevocationCheck.NONE, Duration.ofHours(12), clock))
            .toList();
  }

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  private String issue(int codec) throws SecurityTokenException {
    Map<String, String> fields = Map.of("v", "jane", "o", "jane", "u", "app");
    return codecs
        .get(codec)
        .encodeToken(new BlobCrypterSecurityToken("default", null, null, fields));
  }

  private void check(int codec, String token) throws SecurityTokenException {
    codecs.get(codec).createToken(Map.of(SecurityTokenCodec.SECURITY_TOKEN_NAME, token));
  }

  /** Each token at the other Shindig, at once and after the next was issued. */
  private Void issueAndCheck(int thread) throws SecurityTokenException {
    String last = issue(0);
    for (int i = thread; !rotated || checked.get(thread) < TOKENS / THREADS; i++) {
      String token = issue(i % 2);
      try {
        check((i + 1) % 2, token);
        check(i % 2, last);
      } catch (SecurityTokenException e) {
        refusals.add(e.getMessage());
      }
      checked.incrementAndGet(thread);
      last = token;
    }
    return null;
  }

  @Test
  void andRefuseThoseOfAKeyThatIsRetired() throws Exception {
    List<Future<Void>> issuing =
        IntStream.range(0, THREADS)
            .mapToObj(thread -> threads.submit(() -> issueAndCheck(thread)))
            .toList();
    for (int i = 0; i < ROTATIONS; i++) {
      String retired = keys.get(0).encrypting().name();
      String token = issue(0);
      rotate();
      check(1, token);
      awaitTokens();
      editor.retire(retired);
      awaitLook();
      assertRefused(token);
    }
    rotated = true;
    issuing.forEach(Answers::get);
    assertThat(refusals).isEmpty();
  }

  private void rotate() throws IOException {
    String name = editor.rotate();
    for (int second = 0; second < DELAY.toSeconds(); second++) {
      assertThat(keys.get(0).encrypting().name()).isNotEqualTo(name);
      awaitLook();
    }
    assertThat(keys.get(0).encrypting().name()).isEqualTo(name);
  }

  /** As long as a second is, both have looked at the file. */
  private void awaitLook() throws IOException {
    clock.advance(Duration.ofSeconds(1));
    List<String> names = names(editor.keys());
    await().until(() -> keys.stream().allMatch(each -> names(each.ring()).equals(names)));
  }

  private static List<String> names(KeyRing ring) {
    return ring.keys().stream().map(NamedKey::name).toList();
  }

  /** Until no thread has a token of the key before. */
  private void awaitTokens() {
    for (int thread = 0; thread < THREADS; thread++) {
      int each = thread;
      int before = checked.get(each);
      await().until(() -> checked.get(each) > before + 2);
    }
  }

  private void assertRefused(String token) {
    for (int codec = 0; codec < codecs.size(); codec++) {
      int each = codec;
      assertThatExceptionOfType(SecurityTokenException.class).isThrownBy(() -> check(each, token));
    }
  }
}
