package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.protocol.BsonFuzz;
import io.shindigneo4j.protocol.JsonFuzz;
import io.shindigneo4j.server.endpoint.HttpFuzz;
import io.shindigneo4j.server.websocket.FramesFuzz;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** Decoders of what strangers send. */
enum Decoder {
  FRAMES("frames", FramesFuzz.class),
  BSON("bson", BsonFuzz.class),
  JSON("json", JsonFuzz.class),
  HTTP("http", HttpFuzz.class);

  private final String label;
  private final Class<?> target;

  Decoder(String label, Class<?> target) {
    this.label = label;
    this.target = target;
  }

  String label() {
    return label;
  }

  Class<?> target() {
    return target;
  }

  /** The inputs that the tests replay. */
  Path corpus() throws URISyntaxException {
    return Path.of(target.getResource("/fuzz/" + label).toURI());
  }
}
