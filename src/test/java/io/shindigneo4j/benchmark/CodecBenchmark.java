package io.shindigneo4j.benchmark;

import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Summary;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Times how answers become bytes and back: lists of people as {@code people.list} has them. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class CodecBenchmark {

  private static final long SEED = 2_011;
  private static final int PEOPLE = 200;

  /** The format of the protocol by its name. */
  @Param({"bson", "json"})
  public String format;

  /** The compression by the name of its constant. */
  @Param({"NONE", "DEFLATE_FAST", "DEFLATE_BEST", "LZ4"})
  public String compression;

  /** About how many bytes of JSON the answer has. */
  @Param({"1000", "20000", "70000"})
  public int size;

  private MessageCodec codec;
  private Message message;
  private byte[] payload;

  @Setup
  public void prepare() {
    codec =
        new Subprotocol(
                Format.named(format).orElseThrow(),
                switch (compression) {
                  case "NONE" -> Compression.NONE;
                  case "DEFLATE_FAST" -> Compression.DEFLATE_FAST;
                  case "DEFLATE_BEST" -> Compression.DEFLATE_BEST;
                  case "LZ4" -> Compression.LZ4;
                  default -> throw new IllegalArgumentException(compression);
                })
            .codec();
    message = answer();
    payload = codec.encode(message);
    System.out.printf("%s, %s: %,d bytes%n", format, compression, payload.length);
  }

  @Benchmark
  public byte[] encode() {
    return codec.encode(message);
  }

  @Benchmark
  public Message decode() throws MalformedMessageException {
    return codec.decode(codec.unpack(payload, Integer.MAX_VALUE));
  }

  /** With as many people as it takes. */
  private Message answer() {
    List<Map<String, Object>> population = new Population(PEOPLE, SEED).people();
    MessageCodec json = new MessageCodec(Format.JSON);
    return IntStream.rangeClosed(1, PEOPLE)
        .mapToObj(count -> answer(population.subList(0, count)))
        .filter(candidate -> json.encode(candidate).length >= size * 9 / 10)
        .findFirst()
        .orElseThrow();
  }

  private static Message answer(List<Map<String, Object>> people) {
    List<Object> items = people.stream().map(CodecBenchmark::item).toList();
    return new Success(
        1,
        List.of("total", "people"),
        List.of(List.of((long) people.size(), items)),
        Summary.none());
  }

  private static Object item(Map<String, Object> person) {
    Map<?, ?> properties = (Map<?, ?>) person.get("properties");
    List<List<Object>> details =
        ((List<?>) person.get("entries")).stream().map(entry -> detail((Map<?, ?>) entry)).toList();
    return Map.of("values", List.copyOf(properties.values()), "details", details);
  }

  private static List<Object> detail(Map<?, ?> entry) {
    return List.of(entry.get("type"), entry.get("properties"));
  }

  public static void main(String[] arguments) throws IOException {
    Main.main(arguments);
  }
}
