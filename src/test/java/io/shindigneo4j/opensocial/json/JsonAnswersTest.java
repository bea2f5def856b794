package io.shindigneo4j.opensocial.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.SameJson;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Answers in JSON")
class JsonAnswersTest {

  private final JsonAnswers answers = new JsonAnswers();

  @Test
  void areTakenOnce() {
    JsonAnswer answer = answers.write(Map.of("a", 1));
    assertThat(SameJson.sent(answer)).asString().isEqualTo("{\"a\":1}");
    assertThatIllegalStateException()
        .isThrownBy(() -> answer.writeTo(OutputStream.nullOutputStream()));
    assertThatIllegalStateException().isThrownBy(answer::text);
    assertThatIllegalStateException().isThrownBy(answer::bytes);
  }

  @Test
  void mayBeScripts() {
    assertThat(answers.write(Map.of("a", "</script>"), "call.back").bytes())
        .asString()
        .isEqualTo("call.back({\"a\":\"\\u003c/script\\u003e\"});\n");
  }

  @Test
  void areBounded() {
    List<String> texts = Collections.nCopies(70, "x".repeat(1 << 20));
    assertThatThrownBy(() -> answers.write(texts))
        .isInstanceOfSatisfying(
            ProtocolException.class, refused -> assertThat(refused.getCode()).isEqualTo(413));
    assertThat(answers.write(texts.subList(0, 60)).bytes()).hasSizeGreaterThan(60 << 20);
  }

  @Test
  void areTakenAlsoWhereTheReaderIsGone() {
    JsonAnswer answer = answers.write(List.of("a"));
    assertThatThrownBy(() -> answer.writeTo(new Gone())).isInstanceOf(IOException.class);
    assertThatIllegalStateException()
        .isThrownBy(() -> answer.writeTo(OutputStream.nullOutputStream()));
    assertThat(SameJson.sent(answers.write(List.of("b")))).asString().isEqualTo("[\"b\"]");
  }

  private static final class Gone extends OutputStream {
    @Override
    public void write(int next) throws IOException {
      throw new IOException("gone");
    }
  }

  @Test
  void failWhereAGetterFails() {
    assertThatThrownBy(() -> answers.write(List.of("a", new Broken())))
        .isInstanceOf(RuntimeException.class)
        .isNotInstanceOf(IllegalArgumentException.class)
        .hasRootCauseMessage("broken");
    assertThat(SameJson.sent(answers.write("b"))).asString().isEqualTo("\"b\"");
  }

  /** Whose getter fails as those do that are called wrongly. */
  public static final class Broken {
    public String getText() {
      throw new IllegalArgumentException("broken");
    }
  }

  @Test
  void failWhereShindigFails() {
    for (Object value :
        List.of(Map.entry("of a", "hidden class"), new int[] {1}, new Twice(), new Nameless())) {
      assertThatThrownBy(() -> SameJson.of(value)).isInstanceOf(RuntimeException.class);
      assertThatThrownBy(() -> answers.write(value)).isInstanceOf(RuntimeException.class);
    }
  }

  /** With two getters of one property. */
  public static final class Twice {
    public String getText() {
      return "a";
    }

    public boolean isText() {
      return true;
    }
  }

  /** A map with a key that is null. */
  private static final class Nameless extends java.util.HashMap<String, String> {
    private static final long serialVersionUID = 1L;

    Nameless() {
      put(null, "a");
    }
  }

  /** No answer has bytes of another one. */
  @Test
  void ofManyThreadsStayApart() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<?>> runs = new ArrayList<>();
      for (int thread = 0; thread < 8; thread++) {
        int own = thread;
        runs.add(threads.submit(() -> IntStream.range(0, 300).forEach(i -> check(own, i))));
      }
      for (Future<?> run : runs) {
        run.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private void check(int thread, int round) {
    String text = ("thread " + thread).repeat(1 + round * 40);
    JsonAnswer answer = answers.write(List.of(text));
    assertThat(new String(SameJson.sent(answer), StandardCharsets.UTF_8))
        .isEqualTo("[\"" + text + "\"]");
  }

  @Test
  void keepLittleMemory() {
    ChunkPool pool = new ChunkPool(3);
    JsonBuffer buffer = new JsonBuffer(pool);
    buffer.string("x".repeat(10 * ChunkPool.CHUNK_BYTES));
    assertThat(pool.free()).isZero();
    buffer.release();
    assertThat(pool.free()).isEqualTo(3);
    byte[] chunk = pool.take();
    pool.give(chunk);
    assertThat(pool.take()).isSameAs(chunk);
  }
}
