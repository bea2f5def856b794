package io.shindigneo4j.benchmark.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/** Writes {@code null} for numbers that JSON does not have. */
final class FiniteNumbers extends StdSerializer<Double> {

  private static final long serialVersionUID = 1L;

  private FiniteNumbers() {
    super(Double.class);
  }

  static SimpleModule module() {
    FiniteNumbers numbers = new FiniteNumbers();
    return new SimpleModule()
        .addSerializer(double.class, numbers)
        .addSerializer(Double.class, numbers);
  }

  @Override
  public void serialize(Double value, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    if (Double.isFinite(value)) {
      json.writeNumber(value);
    } else {
      json.writeNull();
    }
  }
}
