package io.shindigneo4j.server.metrics;

import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** The MBeans of one of the plug-ins in this JVM. */
final class ServerBeans {

  private static final String DOMAIN = "io.shindigneo4j.server:";
  private static final MBeanServer BEANS = ManagementFactory.getPlatformMBeanServer();

  private final String instance;

  private ServerBeans(String instance) {
    this.instance = instance;
  }

  static Set<String> instances() {
    return BEANS.queryNames(name("instance=*,*"), null).stream()
        .map(name -> name.getKeyProperty("instance"))
        .collect(Collectors.toSet());
  }

  /** Of the one that has come since. */
  static ServerBeans besides(Set<String> before) {
    Set<String> added = new HashSet<>(instances());
    added.removeAll(before);
    if (added.size() != 1) {
      throw new AssertionError("not one instance has come but " + added);
    }
    return new ServerBeans(added.iterator().next());
  }

  /** Zero before there was anything to count. */
  long count(String meter) {
    Number count = attribute(meter, "Count");
    return count == null ? 0 : count.longValue();
  }

  double gauge(String meter) {
    return attribute(meter, "Value").doubleValue();
  }

  private Number attribute(String meter, String attribute) {
    ObjectName name = name("instance=" + instance + ",name=shindig.neo4j.server." + meter);
    try {
      return (Number) BEANS.getAttribute(name, attribute);
    } catch (InstanceNotFoundException e) {
      return null;
    } catch (JMException e) {
      throw new AssertionError(e);
    }
  }

  private static ObjectName name(String properties) {
    try {
      return new ObjectName(DOMAIN + properties);
    } catch (JMException e) {
      throw new AssertionError(e);
    }
  }
}
