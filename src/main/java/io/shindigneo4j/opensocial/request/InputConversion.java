package io.shindigneo4j.opensocial.request;

import java.util.Date;
import java.util.function.Supplier;
import org.apache.shindig.protocol.ProtocolException;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;

/**
 * Runs the conversion of what a client sent. Shindig's converters throw exceptions of many classes
 * at input of other types than they expect, and overflow the stack where it nests too deeply. Here
 * alone such a failure is the client's fault.
 */
public final class InputConversion {

  private InputConversion() {}

  /**
   * The result of the conversion.
   *
   * @throws ProtocolException as the conversion throws it, and {@link UnreadableInputException} for
   *     every other failure
   */
  public static <T> T of(Supplier<T> conversion) {
    try {
      return conversion.get();
    } catch (ProtocolException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw new UnreadableInputException(e);
    }
  }

  /**
   * A moment in the formats of ISO 8601; in UTC where it names no zone, on every server.
   *
   * @throws IllegalArgumentException for other texts
   */
  public static Date date(String text) {
    return new DateTime(text, DateTimeZone.UTC).toDate();
  }
}
