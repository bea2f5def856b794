package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.Health;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The servers that read and those that write. Immutable. */
record ServerRoles(List<ClusterMember> readers, List<ClusterMember> writers) {

  ServerRoles {
    readers = List.copyOf(readers);
    writers = List.copyOf(writers);
  }

  /** A server to read from: a writer only if it is healthier than all readers. */
  @Nullable ClusterMember reader(LoadBalancer balancer) {
    ClusterMember reader = balancer.choose(readers);
    if (reader != null && reader.health() == Health.HEALTHY) {
      return reader;
    }
    ClusterMember writer = balancer.choose(writers);
    boolean better =
        writer != null && (reader == null || writer.health().compareTo(reader.health()) < 0);
    return better ? writer : reader;
  }

  /** Those of its writers that do not write by other roles. */
  List<ClusterMember> writersBeyond(ServerRoles others) {
    return writers.stream().filter(writer -> !others.writers().contains(writer)).toList();
  }

  ServerRoles withoutWriter(ClusterMember member) {
    Stream<ClusterMember> others = writers.stream().filter(writer -> writer != member);
    return new ServerRoles(readers, others.toList());
  }
}
