package io.shindigneo4j.web.doctor;

/** Whether the store fits into Neo4j's page cache. */
final class PageCacheCheck extends PluginCheck {

  PageCacheCheck(Database database) {
    super("page cache", database);
  }

  @Override
  Outcome askPlugin(Database asked) {
    return outcome(MemorySizes.of(asked));
  }

  static Outcome outcome(MemorySizes sizes) {
    String detail =
        "%s for a store of %s"
            .formatted(MemorySizes.words(sizes.pageCache()), MemorySizes.words(sizes.store()));
    return sizes.isCacheTooSmall()
        ? Outcome.warning(
            detail,
            "What is not in the cache is read from the disk: raise"
                + " server.memory.pagecache.size in neo4j.conf.")
        : Outcome.ok(detail);
  }
}
