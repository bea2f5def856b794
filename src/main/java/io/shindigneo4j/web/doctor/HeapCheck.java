package io.shindigneo4j.web.doctor;

/** Whether Neo4j has heap enough. */
final class HeapCheck extends PluginCheck {

  HeapCheck(Database database) {
    super("heap", database);
  }

  @Override
  Outcome askPlugin(Database asked) {
    return outcome(MemorySizes.of(asked));
  }

  static Outcome outcome(MemorySizes sizes) {
    String detail =
        "%s of %s are used"
            .formatted(MemorySizes.words(sizes.heapUsed()), MemorySizes.words(sizes.heapMost()));
    if (sizes.isHeapSmall()) {
      return Outcome.warning(
          detail, "Give Neo4j 1 GiB of heap at least: server.memory.heap.max_size in neo4j.conf.");
    }
    return sizes.isHeapFull()
        ? Outcome.warning(
            detail,
            "If it stays so, give Neo4j more heap: server.memory.heap.max_size in neo4j.conf.")
        : Outcome.ok(detail);
  }
}
