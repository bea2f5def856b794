package io.shindigneo4j.installation;

import com.sun.management.ThreadMXBean;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** The MBeans of another process, as an operator on the same machine sees them. */
public final class JvmBeans implements AutoCloseable {

  private final JMXConnector connector;
  private final MBeanServerConnection beans;

  private JvmBeans(JMXConnector connector) throws IOException {
    this.connector = connector;
    this.beans = connector.getMBeanServerConnection();
  }

  @SuppressWarnings("BanJNDI") // the address is that of a process of the test
  /** Of a process of this user. */
  public static JvmBeans of(long process) throws Exception {
    VirtualMachine machine = VirtualMachine.attach(String.valueOf(process));
    try {
      JMXServiceURL address = new JMXServiceURL(machine.startLocalManagementAgent());
      return new JvmBeans(JMXConnectorFactory.connect(address));
    } finally {
      machine.detach();
    }
  }

  /** The names of the meters in a domain. */
  Set<String> meters(String domain) throws Exception {
    return beans.queryNames(new ObjectName(domain + ":name=*,*"), null).stream()
        .map(name -> name.getKeyProperty("name"))
        .collect(Collectors.toSet());
  }

  /** Of all MBeans that have these properties. */
  public double sum(String properties, String attribute) throws IOException, JMException {
    double sum = 0;
    for (ObjectName name : beans.queryNames(new ObjectName(properties + ",*"), null)) {
      sum += ((Number) beans.getAttribute(name, attribute)).doubleValue();
    }
    return sum;
  }

  /** The threads of the process. */
  public ThreadMXBean threads() throws IOException {
    return ManagementFactory.newPlatformMXBeanProxy(
        beans, ManagementFactory.THREAD_MXBEAN_NAME, ThreadMXBean.class);
  }

  /** The bytes that the threads of the process have allocated so far. */
  long allocatedBytes() throws IOException {
    ThreadMXBean threads = threads();
    return LongStream.of(threads.getThreadAllocatedBytes(threads.getAllThreadIds()))
        .filter(bytes -> bytes > 0)
        .sum();
  }

  /** What is left of the heap when nothing can be collected. */
  public long bytesInUse() throws IOException {
    MemoryMXBean memory =
        ManagementFactory.newPlatformMXBeanProxy(
            beans, ManagementFactory.MEMORY_MXBEAN_NAME, MemoryMXBean.class);
    memory.gc();
    return memory.getHeapMemoryUsage().getUsed();
  }

  @Override
  public void close() throws IOException {
    connector.close();
  }
}
