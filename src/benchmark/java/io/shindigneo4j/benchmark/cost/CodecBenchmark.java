package io.shindigneo4j.benchmark.cost;

import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.Preset;
import io.shindigneo4j.workload.row.PersonRow;
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

/**
 * Measures encoding and decoding of answers: lists of people as {@code people.list} returns them.
 */
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

  /** The approximate size of the answer in bytes of JSON. */
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

  /** An answer with as many people as the size needs. */
  private Message answer() {
    List<Object> people =
        new Network(Preset.P2011.shape(), SEED)
            .rows()
            .limit(PEOPLE)
            .map(row -> item((PersonRow) row))
            .toList();
    MessageCodec json = new MessageCodec(Format.JSON);
    return IntStream.rangeClosed(1, PEOPLE)
        .mapToObj(count -> answer(people.subList(0, count)))
        .filter(candidate -> json.encode(candidate).length >= size * 9 / 10)
        .findFirst()
        .orElseThrow();
  }

  private static Message answer(List<Object> people) {
    return new Success(
        1,
        List.of("total", "people"),
        List.of(List.of((long) people.size(), people)),
        Summary.none());
  }

  private static Object item(PersonRow person) {
    List<Object> values =
        List.of(
            person.id(),
            person.givenName(),
            person.familyName(),
            person.nickname(),
            person.gender(),
            person.birthday(),
            person.aboutMe(),
            person.status(),
            person.relationshipStatus(),
            person.thumbnailUrl(),
            person.profileUrl(),
            person.interests(),
            person.languages());
    List<Object> details = person.addresses().stream().map(CodecBenchmark::detail).toList();
    return Map.of("values", values, "details", details);
  }

  private static Object detail(PersonRow.Address address) {
    return List.of(
        "HAS_ADDRESS",
        Map.of(
            "streetAddress", address.streetAddress(),
            "locality", address.locality(),
            "postalCode", address.postalCode(),
            "country", address.country(),
            "latitude", address.latitude()));
  }

  public static void main(String[] arguments) throws IOException {
    Main.main(arguments);
  }
}
