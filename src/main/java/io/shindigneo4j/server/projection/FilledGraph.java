package io.shindigneo4j.server.projection;

/**
 * The graph while the relationships of the store are placed in it. After each batch it is exact up
 * to the relationship that was reached last. Confined to one thread.
 */
final class FilledGraph {

  private final AdjacencyBuilder people;
  private final AdjacencyBuilder groups;
  private final FillingLists friends;
  private final FillingLists memberships;
  private final FillingLists members;
  private final ScannedEdges friendEdges;
  private final ScannedEdges memberEdges;

  /** Null until all friends are known. */
  private IncomingLists incoming;

  FilledGraph(AdjacencyBuilder people, AdjacencyBuilder groups, EdgeCounts counts) {
    this.people = people;
    this.groups = groups;
    friends = new FillingLists(counts.takeFriends());
    memberships = new FillingLists(counts.takeMemberships());
    members = new FillingLists(counts.takeMembers());
    friendEdges = new ScannedEdges(people, friends, people, null);
    memberEdges = new ScannedEdges(people, memberships, groups, members);
  }

  void reached(long id) {
    friendEdges.reached(id);
    memberEdges.reached(id);
  }

  void friendship(long from, long to) {
    friendEdges.add(from, to);
  }

  void membership(long from, long to) {
    memberEdges.add(from, to);
  }

  void apply(GraphDelta commit) {
    SnapshotBuilder.label(people, commit.people, commit.deletedNodes);
    SnapshotBuilder.label(groups, commit.groups, commit.deletedNodes);
    friendEdges.apply(commit.friendships);
    memberEdges.apply(commit.memberships);
  }

  void place() {
    friendEdges.place();
    memberEdges.place();
  }

  void placeLast() {
    friendEdges.placeLast();
    memberEdges.placeLast();
  }

  /** An estimate of the memory of the commits that wait. */
  long waitingBytes() {
    return friendEdges.waitingBytes() + memberEdges.waitingBytes();
  }

  long bytes() {
    return people.bytes()
        + groups.bytes()
        + friends.bytes()
        + memberships.bytes()
        + members.bytes()
        + (incoming == null ? 0 : incoming.bytes());
  }

  /**
   * Builds the snapshot, chunk after chunk. This must not be used afterwards.
   *
   * @param check called now and then
   */
  Snapshot build(Runnable check) {
    friends.sort(check);
    memberships.sort(check);
    members.sort(check);
    incoming = new IncomingLists(friends, people.bound(), check);
    incoming.derive();
    release(people, friends, incoming.lists(), memberships);
    release(groups, members);
    buildChunks(people, incoming, check, friends, incoming.lists(), memberships);
    buildChunks(groups, null, check, members);
    return new Snapshot(
        people.build(), groups.build(), PersonRanks.NONE, friendEdges.size(), memberEdges.size());
  }

  private static void release(AdjacencyBuilder nodes, FillingLists... kinds) {
    for (int number = 0; number < nodes.bound(); number++) {
      boolean lonely = true;
      for (FillingLists lists : kinds) {
        lonely &= lists.length(number) == 0;
      }
      if (lonely) {
        nodes.releaseLonely(number);
      }
    }
  }

  /**
   * @param incoming null if there are no incoming friends
   */
  private static void buildChunks(
      AdjacencyBuilder nodes, IncomingLists incoming, Runnable check, FillingLists... kinds) {
    int chunks = (nodes.bound() + AdjacencyChunk.SIZE - 1) / AdjacencyChunk.SIZE;
    for (int chunk = 0; chunk < chunks; chunk++) {
      nodes.buildChunk(chunk, new Filled(chunk * AdjacencyChunk.SIZE, incoming, kinds));
      for (FillingLists lists : kinds) {
        lists.drop(chunk);
      }
      check.run();
    }
  }

  /** The lists of a chunk. */
  @SuppressWarnings("ArrayRecordComponent") // none is compared with another
  private record Filled(int first, IncomingLists incoming, FillingLists[] kinds)
      implements AdjacencyChunk.Lists {

    @Override
    public boolean isMutual(int slot) {
      return incoming.isMutual(first + slot);
    }

    @Override
    public int length(int kind, int slot) {
      return kinds[kind].length(first + slot);
    }

    @Override
    public void copy(int kind, int slot, int[] target, int start) {
      kinds[kind].copy(first + slot, target, start);
    }
  }
}
