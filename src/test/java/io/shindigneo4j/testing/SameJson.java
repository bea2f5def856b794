package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import io.shindigneo4j.opensocial.json.JsonAnswer;
import io.shindigneo4j.opensocial.json.JsonAnswers;
import io.shindigneo4j.opensocial.json.JsonBeanConverter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;

/** JSON by Shindig's converter and by ours, which must be the same. */
public final class SameJson {

  private static final Injector INJECTOR = Guice.createInjector();
  private static final BeanJsonConverter SHINDIG = new BeanJsonConverter(INJECTOR);
  private static final JsonBeanConverter CONVERTER = INJECTOR.getInstance(JsonBeanConverter.class);
  private static final JsonAnswers ANSWERS = INJECTOR.getInstance(JsonAnswers.class);

  private SameJson() {}

  /**
   * What both write.
   *
   * @throws AssertionError if they differ
   */
  public static String of(Object value) {
    String expected = SHINDIG.convertToString(value);
    assertThat(CONVERTER.convertToString(value)).isEqualTo(expected);
    JsonAnswer answer = ANSWERS.write(value);
    byte[] bytes = expected.getBytes(StandardCharsets.UTF_8);
    assertThat(answer.length()).isEqualTo(bytes.length);
    assertThat(sent(answer)).isEqualTo(bytes);
    return expected;
  }

  /** The bytes that are sent. */
  public static byte[] sent(JsonAnswer answer) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      answer.writeTo(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
