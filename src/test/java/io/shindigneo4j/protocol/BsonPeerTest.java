package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.bson.BsonBinaryWriter;
import org.bson.Document;
import org.bson.codecs.DocumentCodec;
import org.bson.codecs.EncoderContext;
import org.bson.io.BasicOutputBuffer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A document of BSON")
class BsonPeerTest {

  private static final int DOCUMENTS = 500;
  private static final int MAX_DEPTH = 4;
  private static final int WIDEST = 6;
  private static final DocumentCodec MONGO = new DocumentCodec();

  @Test
  @DisplayName("has the bytes of MongoDB's library, and is read from them")
  void agrees() throws MalformedMessageException {
    for (int seed = 0; seed < DOCUMENTS; seed++) {
      Map<String, Object> document = map(new Random(seed), 1);
      byte[] written = Format.BSON.write(document);
      assertThat(written).as("seed %d", seed).isEqualTo(writtenByMongo(document));
      assertThat(Format.BSON.read(written)).usingRecursiveComparison().isEqualTo(document);
    }
  }

  private static byte[] writtenByMongo(Map<String, Object> document) {
    try (BasicOutputBuffer buffer = new BasicOutputBuffer();
        BsonBinaryWriter writer = new BsonBinaryWriter(buffer)) {
      MONGO.encode(writer, new Document(document), EncoderContext.builder().build());
      return buffer.toByteArray();
    }
  }

  private static Map<String, Object> map(Random random, int depth) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = random.nextInt(WIDEST); i > 0; i--) {
      map.put("näme" + i, value(random, depth));
    }
    return map;
  }

  private static Object value(Random random, int depth) {
    return switch (random.nextInt(depth < MAX_DEPTH ? 8 : 6)) {
      case 0 -> null;
      case 1 -> random.nextLong() >> random.nextInt(Long.SIZE);
      case 2 -> random.nextGaussian();
      case 3 -> random.nextBoolean();
      case 4 -> "a\u0000ä\uD83D\uDE00".repeat(random.nextInt(WIDEST));
      case 5 -> bytes(random);
      case 6 -> map(random, depth + 1);
      default -> list(random, depth + 1);
    };
  }

  private static byte[] bytes(Random random) {
    byte[] bytes = new byte[random.nextInt(WIDEST)];
    random.nextBytes(bytes);
    return bytes;
  }

  private static List<Object> list(Random random, int depth) {
    List<Object> list = new ArrayList<>();
    for (int i = random.nextInt(2 * WIDEST); i > 0; i--) {
      list.add(value(random, depth));
    }
    return list;
  }
}
