package io.shindigneo4j.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Measurement;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Timer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.AttributeNotFoundException;
import javax.management.DynamicMBean;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanInfo;

/** An MBean whose attributes are numbers. */
final class ReadOnlyBean implements DynamicMBean {

  private final String description;
  private final Map<String, Supplier<Number>> numbers;

  ReadOnlyBean(String description, Map<String, Supplier<Number>> numbers) {
    this.description = description;
    this.numbers = numbers;
  }

  static ReadOnlyBean of(Meter meter) {
    String description = meter.getId().getDescription();
    return new ReadOnlyBean(
        description == null ? meter.getId().getName() : description, numbers(meter));
  }

  private static Map<String, Supplier<Number>> numbers(Meter meter) {
    Map<String, Supplier<Number>> numbers = new LinkedHashMap<>();
    if (meter instanceof Timer timer) {
      numbers.put("Count", timer::count);
      numbers.put("TotalMilliseconds", () -> timer.totalTime(TimeUnit.MILLISECONDS));
      numbers.put("MeanMilliseconds", () -> timer.mean(TimeUnit.MILLISECONDS));
      numbers.put("MaxMilliseconds", () -> timer.max(TimeUnit.MILLISECONDS));
    } else if (meter instanceof Counter counter) {
      numbers.put("Count", () -> (long) counter.count());
    } else if (meter instanceof Gauge gauge) {
      numbers.put("Value", gauge::value);
    } else {
      for (Measurement measurement : meter.measure()) {
        numbers.put(measurement.getStatistic().toString(), measurement::getValue);
      }
    }
    return numbers;
  }

  @Override
  public Number getAttribute(String name) throws AttributeNotFoundException {
    Supplier<Number> number = numbers.get(name);
    if (number == null) {
      throw new AttributeNotFoundException(name);
    }
    return number.get();
  }

  @Override
  public AttributeList getAttributes(String[] names) {
    AttributeList found = new AttributeList();
    for (String name : names) {
      if (numbers.containsKey(name)) {
        found.add(new Attribute(name, numbers.get(name).get()));
      }
    }
    return found;
  }

  @Override
  public void setAttribute(Attribute attribute) throws AttributeNotFoundException {
    throw new AttributeNotFoundException(attribute.getName() + " cannot be set");
  }

  @Override
  public AttributeList setAttributes(AttributeList attributes) {
    return new AttributeList();
  }

  @Override
  public Object invoke(String action, Object[] parameters, String[] signature) {
    throw new UnsupportedOperationException(action);
  }

  @Override
  public MBeanInfo getMBeanInfo() {
    MBeanAttributeInfo[] attributes =
        numbers.keySet().stream()
            .map(name -> new MBeanAttributeInfo(name, "java.lang.Number", name, true, false, false))
            .toArray(MBeanAttributeInfo[]::new);
    return new MBeanInfo(ReadOnlyBean.class.getName(), description, attributes, null, null, null);
  }
}
