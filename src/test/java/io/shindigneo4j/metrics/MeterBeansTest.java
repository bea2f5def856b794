package io.shindigneo4j.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import javax.management.Attribute;
import javax.management.AttributeNotFoundException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The MBeans of meters")
class MeterBeansTest {

  private static final String DOMAIN = "io.shindigneo4j.test";

  private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();
  private final MeterRegistry registry = new SimpleMeterRegistry();
  private final MeterBeans beans = MeterBeans.publish(registry, DOMAIN);

  @AfterEach
  void close() {
    beans.close();
  }

  @Test
  void haveTheTagsInTheirNamesAndTheNumbersOfNow() throws Exception {
    Timer timer = registry.timer("calls", "kind", "call", "outcome", "success");
    timer.record(Duration.ofMillis(2));
    timer.record(Duration.ofMillis(4));
    ObjectName name = name("instance=1,name=calls,kind=call,outcome=success");
    assertThat(server.getAttribute(name, "Count")).isEqualTo(2L);
    assertThat(server.getAttribute(name, "TotalMilliseconds")).isEqualTo(6.0);
    assertThat(server.getAttribute(name, "MeanMilliseconds")).isEqualTo(3.0);
    assertThat(server.getAttribute(name, "MaxMilliseconds")).isEqualTo(4.0);
    assertThat(server.getAttributes(name, new String[] {"Count", "None"}))
        .containsExactly(new Attribute("Count", 2L));
    assertThat(server.getMBeanInfo(name).getAttributes()).hasSize(4);
  }

  @Test
  void areOfMetersOfAnyKind() throws Exception {
    AtomicInteger level = registry.gauge("level", new AtomicInteger(3));
    registry.counter("count").increment(5);
    registry.summary("sizes").record(7);
    assertThat(server.getAttribute(name("instance=1,name=level"), "Value")).isEqualTo(3.0);
    level.set(4);
    assertThat(server.getAttribute(name("instance=1,name=level"), "Value")).isEqualTo(4.0);
    assertThat(server.getAttribute(name("instance=1,name=count"), "Count")).isEqualTo(5L);
    assertThat(server.getAttribute(name("instance=1,name=sizes"), "TOTAL")).isEqualTo(7.0);
    assertThat(server.getAttribute(name("instance=1"), "Meters")).isEqualTo(3);
  }

  @Test
  void cannotBeWritten() throws Exception {
    registry.counter("count");
    ObjectName name = name("instance=1,name=count");
    assertThatThrownBy(() -> server.setAttribute(name, new Attribute("Count", 1L)))
        .isInstanceOf(AttributeNotFoundException.class);
    assertThatThrownBy(() -> server.getAttribute(name, "Other"))
        .isInstanceOf(AttributeNotFoundException.class);
  }

  @Test
  void haveNamesHoweverOddTheTagsAre() throws Exception {
    registry.counter("odd", "tag", "a,b=\"c\":*?\n").increment();
    ObjectName name = name("instance=1,name=odd,tag=" + ObjectName.quote("a,b=\"c\":*?\n"));
    assertThat(server.getAttribute(name, "Count")).isEqualTo(1L);
  }

  @Test
  void comeAndGoWithTheirMeters() throws Exception {
    Counter counter = registry.counter("count");
    assertThat(names()).contains(name("instance=1,name=count"));
    registry.remove(counter);
    assertThat(names()).doesNotContain(name("instance=1,name=count"));
  }

  @Test
  void areOfAnotherInstanceWhereTheDomainIsTaken() throws Exception {
    registry.counter("count").increment();
    MeterRegistry second = new SimpleMeterRegistry();
    second.counter("count").increment(2);
    try (MeterBeans others = MeterBeans.publish(second, DOMAIN)) {
      assertThat(server.getAttribute(name("instance=1,name=count"), "Count")).isEqualTo(1L);
      assertThat(server.getAttribute(name("instance=2,name=count"), "Count")).isEqualTo(2L);
    }
    assertThat(names())
        .containsExactlyInAnyOrder(name("instance=1"), name("instance=1,name=count"));
  }

  @Test
  void areAllGoneAfterTheClose() throws Exception {
    registry.counter("count");
    beans.close();
    beans.close();
    registry.counter("later");
    assertThat(names()).isEmpty();
  }

  private Set<ObjectName> names() throws Exception {
    return server.queryNames(name("*"), null);
  }

  private static ObjectName name(String properties) throws Exception {
    return new ObjectName(DOMAIN + ":" + properties);
  }
}
