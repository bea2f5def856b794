package io.shindigneo4j.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The sizes of Neo4j's memory")
@ExtendWith(SharedGraphServer.class)
class MemoryListingTest {

  private static final long PAGE_CACHE = 64 << 20;

  @Test
  @DisplayName("are those of heap, page cache and store")
  void areTold(GraphServer server) {
    try (GraphDriver driver = server.driver()) {
      ResultRecord sizes =
          driver.execute(Statement.procedure("system.memory")).first().orElseThrow();
      assertThat(sizes.get("heapMost", Long.class)).isEqualTo(Runtime.getRuntime().maxMemory());
      assertThat(sizes.get("heapUsed", Long.class))
          .isBetween(1L, sizes.get("heapMost", Long.class));
      assertThat(sizes.get("pageCache", Long.class))
          .isBetween(PAGE_CACHE - (1 << 20), PAGE_CACHE); // whole pages
      assertThat(sizes.get("store", Long.class)).isBetween(1L << 10, 1L << 32);
    }
  }

  @Test
  @DisplayName("count all files of a folder")
  void countFiles(@TempDir Path directory) throws Exception {
    Files.write(directory.resolve("a"), new byte[10]);
    Files.write(Files.createDirectories(directory.resolve("b/c")).resolve("d"), new byte[5]);
    assertThat(MemoryListing.DirectorySize.of(directory)).isEqualTo(15);
    assertThat(MemoryListing.DirectorySize.of(directory.resolve("nowhere"))).isZero();
  }
}
