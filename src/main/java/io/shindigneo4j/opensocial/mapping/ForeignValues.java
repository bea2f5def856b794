package io.shindigneo4j.opensocial.mapping;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Values from elsewhere, whose types are not those of our properties: each has several forms, of
 * which a property takes the first that it can hold.
 */
public final class ForeignValues {

  private static final int MAX_NUMBER_LENGTH = 40;

  private ForeignValues() {}

  /** Whether a bean's property could take the value. */
  static <B> boolean set(BeanTable<B> table, B bean, String key, Object value) {
    return forms(value).stream().anyMatch(form -> takes(() -> table.set(bean, key, form)));
  }

  private static boolean takes(Runnable setting) {
    try {
      setting.run();
      return true;
    } catch (ClassCastException
        | IllegalArgumentException
        | DateTimeException
        | ArithmeticException
        | NoSuchElementException e) {
      return false;
    }
  }

  /**
   * The moment that a value names: milliseconds since 1970, a day, or a time of ISO 8601; empty for
   * anything else.
   */
  public static Optional<Instant> time(Object value) {
    if (value == null) {
      return Optional.empty();
    }
    return forms(value).stream()
        .filter(String.class::isInstance)
        .flatMap(form -> attempt(() -> Times.parse((String) form)).stream())
        .findFirst();
  }

  @SuppressWarnings("JavaUtilDate") // of drivers of JDBC
  private static List<Object> forms(Object value) {
    if (value instanceof Collection<?> several) {
      return lists(several);
    } else if (value instanceof Number number) {
      return numbers(number);
    } else if (value instanceof java.sql.Date day) {
      return List.of(Times.text(day.toLocalDate().atStartOfDay().toInstant(ZoneOffset.UTC)));
    } else if (value instanceof Date date) { // those of SQL have no instant
      return List.of(Times.text(Instant.ofEpochMilli(date.getTime())));
    } else if (value instanceof LocalDateTime time) {
      return List.of(Times.text(time.toInstant(ZoneOffset.UTC)));
    } else if (value instanceof ZonedDateTime time) {
      return List.of(Times.text(time.toInstant()));
    } else if (value instanceof Boolean) {
      return List.of(value, value.toString());
    }
    return texts(value.toString());
  }

  private static List<Object> lists(Collection<?> several) {
    List<String> texts = several.stream().filter(Objects::nonNull).map(String::valueOf).toList();
    return List.of(texts, texts.stream().map(text -> text.toUpperCase(Locale.ROOT)).toList());
  }

  private static List<Object> numbers(Number number) {
    List<Object> forms = new ArrayList<>();
    if (number.doubleValue() == Math.rint(number.doubleValue())) {
      forms.add(number.longValue());
    }
    attempt(() -> Double.valueOf(number.toString())).filter(Double::isFinite).ifPresent(forms::add);
    forms.add(number.toString());
    attempt(() -> Times.text(Instant.ofEpochMilli(number.longValue()))).ifPresent(forms::add);
    if (number.doubleValue() == 0 || number.doubleValue() == 1) {
      forms.add(number.intValue() == 1);
    }
    return forms;
  }

  private static List<Object> texts(String text) {
    List<Object> forms =
        new ArrayList<>(
            List.of(text, text.toUpperCase(Locale.ROOT), text.toLowerCase(Locale.ROOT)));
    time(text).map(Times::text).ifPresent(forms::add);
    if (text.length() <= MAX_NUMBER_LENGTH) {
      attempt(() -> (Object) Long.valueOf(text.strip())).ifPresent(forms::add);
      attempt(() -> Double.valueOf(text.strip())).filter(Double::isFinite).ifPresent(forms::add);
    }
    if (text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false")) {
      forms.add(Boolean.valueOf(text));
    }
    forms.add(List.of(text));
    return forms;
  }

  private static Optional<Instant> time(String text) {
    String iso = text.strip().replace(' ', 'T');
    return attempt(() -> OffsetDateTime.parse(iso).toInstant())
        .or(() -> attempt(() -> LocalDateTime.parse(iso).toInstant(ZoneOffset.UTC)))
        .or(() -> attempt(() -> LocalDate.parse(iso).atStartOfDay().toInstant(ZoneOffset.UTC)))
        .or(() -> attempt(() -> Instant.ofEpochMilli(Long.parseLong(iso))));
  }

  private static <T> Optional<T> attempt(Supplier<T> conversion) {
    try {
      return Optional.of(conversion.get());
    } catch (DateTimeException | IllegalArgumentException | ArithmeticException e) {
      return Optional.empty();
    }
  }
}
