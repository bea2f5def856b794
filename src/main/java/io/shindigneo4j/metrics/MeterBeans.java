package io.shindigneo4j.metrics;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.management.InstanceAlreadyExistsException;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows each meter of a registry as an MBean, in the platform's server: {@code
 * domain:instance=1,name=shindig.neo4j.client.calls,kind=call,...}, with the meter's tags as keys.
 * If another web application has registered the same domain, the instance has the next number. Safe
 * for use by many threads.
 */
public final class MeterBeans implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(MeterBeans.class);

  private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();
  private final Map<Meter.Id, ObjectName> names = new ConcurrentHashMap<>();
  private final String prefix;
  private final ObjectName instance;

  /** Guarded by this. */
  private boolean closed;

  private MeterBeans(String domain) throws JMException {
    int number = 1;
    while (!claim(instance(domain, number))) {
      number++;
    }
    instance = instance(domain, number);
    prefix = instance + ",name=";
  }

  /** Registers the meters that a registry has, and those it will have. */
  public static MeterBeans publish(MeterRegistry registry, String domain) {
    MeterBeans beans;
    try {
      beans = new MeterBeans(domain);
    } catch (JMException e) {
      throw new IllegalArgumentException("not a domain of JMX: " + domain, e);
    }
    registry.config().onMeterAdded(beans::add).onMeterRemoved(beans::remove);
    registry.getMeters().forEach(beans::add);
    return beans;
  }

  private static ObjectName instance(String domain, int number) throws JMException {
    return new ObjectName(domain + ":instance=" + number);
  }

  private boolean claim(ObjectName name) throws JMException {
    try {
      server.registerMBean(new ReadOnlyBean("The meters", Map.of("Meters", names::size)), name);
      return true;
    } catch (InstanceAlreadyExistsException e) {
      return false;
    }
  }

  /** A meter that cannot be registered as an MBean still measures. */
  private synchronized void add(Meter meter) {
    if (closed || names.containsKey(meter.getId())) {
      return;
    }
    try {
      ObjectName name = name(meter.getId());
      server.registerMBean(ReadOnlyBean.of(meter), name);
      names.put(meter.getId(), name);
    } catch (JMException e) {
      LOG.warn("The meter {} cannot be seen by JMX", meter.getId(), e);
    }
  }

  private ObjectName name(Meter.Id id) throws JMException {
    StringBuilder name = new StringBuilder(prefix).append(value(id.getName()));
    id.getTagsAsIterable()
        .forEach(
            tag -> name.append(',').append(tag.getKey()).append('=').append(value(tag.getValue())));
    return new ObjectName(name.toString());
  }

  private static String value(String text) {
    return text.matches("[\\w.@-]+") ? text : ObjectName.quote(text);
  }

  private synchronized void remove(Meter meter) {
    ObjectName name = names.remove(meter.getId());
    if (name != null) {
      unregister(name);
    }
  }

  private void unregister(ObjectName name) {
    try {
      server.unregisterMBean(name);
    } catch (InstanceNotFoundException e) {
      LOG.debug("The MBean {} is gone already", name);
    } catch (JMException e) {
      LOG.warn("The MBean {} cannot be removed", name, e);
    }
  }

  /** Removes the MBeans. The meters stay in their registry. */
  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      names.values().forEach(this::unregister);
      names.clear();
      unregister(instance);
    }
  }
}
