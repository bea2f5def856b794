package io.shindigneo4j.web.doctor;

/** Whether the store fits into Neo4j's page cache. */
final class PageCacheCheck extends PluginCheck {

  PageCacheCheck(Database database) {
    super("page cache", database);
  }

  @Override
  CheckOutcome askPlugin(Database asked) {
    return outcome(MemorySizes.of(asked));
  }

  static CheckOutcome outcome(MemorySizes sizes) {
    String detail =
        "%s for a store of %s"
            .formatted(MemorySizes.words(sizes.pageCache()), MemorySizes.words(sizes.store()));
    return sizes.isCacheTooSmall()
        ? CheckOutcome.warning(
            detail,
            "What is not in the cache is read from the disk: raise"
                + " server.memory.pagecache.size in neo4j.conf.")
        : CheckOutcome.ok(detail);
  }
}
