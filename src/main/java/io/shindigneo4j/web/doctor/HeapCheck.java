package io.shindigneo4j.web.doctor;

/** Whether Neo4j has heap enough. */
final class HeapCheck extends PluginCheck {

  HeapCheck(Database database) {
    super("heap", database);
  }

  @Override
  CheckOutcome askPlugin(Database asked) {
    return outcome(MemorySizes.of(asked));
  }

  static CheckOutcome outcome(MemorySizes sizes) {
    String detail =
        "%s of %s are used"
            .formatted(MemorySizes.words(sizes.heapUsed()), MemorySizes.words(sizes.heapMost()));
    if (sizes.isHeapSmall()) {
      return CheckOutcome.warning(
          detail, "Give Neo4j 1 GiB of heap at least: server.memory.heap.max_size in neo4j.conf.");
    }
    return sizes.isHeapFull()
        ? CheckOutcome.warning(
            detail,
            "If it stays so, give Neo4j more heap: server.memory.heap.max_size in neo4j.conf.")
        : CheckOutcome.ok(detail);
  }
}
