package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Random;
import java.util.Set;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The memory of the graph")
class GraphBytesTest {

  private static final int PEOPLE = 20_000;
  private static final int FRIENDS = 14;
  private static final long PERSON_BYTES = 48;
  private static final long FRIENDSHIP_BYTES = 8;
  private static final int HEADER = 12;
  private static final int ALIGNMENT = 8;

  private final SnapshotBuilder.FreeNumbers free = SnapshotBuilder.FreeNumbers.none();
  private final AdjacencyBuilder people =
      new AdjacencyBuilder(Snapshot.EMPTY.personAdjacency(), free.people());
  private final AdjacencyBuilder groups =
      new AdjacencyBuilder(Snapshot.EMPTY.groupAdjacency(), free.groups());
  private long most;
  private long edges;

  /** What a pass over the store tells. */
  private void scan(RelationshipScan.Visitor visitor, boolean mutual) {
    Random random = new Random(1);
    long id = 0;
    for (int person = 0; person < PEOPLE; person++) {
      for (int i = 0; i < FRIENDS; i++) {
        long other = random.nextInt(PEOPLE);
        visitor.reached(id++);
        visitor.friendship(node(person), node(other));
        if (mutual) {
          visitor.reached(id++);
          visitor.friendship(node(other), node(person));
        }
      }
    }
    edges = id;
  }

  private static long node(long number) {
    return 1_000 + 3 * number;
  }

  private Snapshot fill(boolean mutual) {
    for (int person = 0; person < PEOPLE; person++) {
      people.label(people.getOrAssign(node(person)), true);
    }
    EdgeCounts counts = new EdgeCounts(people, groups, bytes -> {});
    scan(counts, mutual);
    FilledGraph graph = new FilledGraph(people, groups, counts);
    scan(
        new RelationshipScan.Visitor() {
          @Override
          public void reached(long id) {
            graph.reached(id);
          }

          @Override
          public void friendship(long from, long to) {
            graph.friendship(from, to);
          }

          @Override
          public void membership(long from, long to) {
            throw new UnsupportedOperationException();
          }
        },
        mutual);
    graph.placeLast();
    Snapshot filled =
        graph
            .build(() -> most = Math.max(most, graph.bytes()))
            .with(new PersonRanks(people.bound()));
    most = Math.max(most, filled.bytes());
    return filled;
  }

  @Test
  void isSmallWhileItIsFilledAndAfterwards() {
    Snapshot filled = fill(true);
    assertThat(filled.friendships()).isEqualTo(edges);
    assertThat(most - Integer.BYTES * edges).isLessThan(PERSON_BYTES * PEOPLE);
    assertThat(filled.bytes() - filled.listBytes()).isLessThan(PERSON_BYTES * PEOPLE);
    assertThat(filled.listBytes()).isEqualTo(Integer.BYTES * edges);
  }

  @Test
  void isTwiceAsLargeForFriendshipsInOneDirection() {
    Snapshot filled = fill(false);
    assertThat(filled.listBytes()).isLessThanOrEqualTo(FRIENDSHIP_BYTES * edges);
    assertThat(filled.bytes() - filled.listBytes()).isLessThan(PERSON_BYTES * PEOPLE);
    assertThat(most).isLessThan(PERSON_BYTES * PEOPLE + FRIENDSHIP_BYTES * edges);
  }

  @Test
  void isThatOfItsObjects() {
    Snapshot filled = fill(true);
    long objects = size(filled, Collections.newSetFromMap(new IdentityHashMap<>()));
    assertThat(filled.bytes()).isCloseTo(objects, Percentage.withPercentage(2));
  }

  /** The sizes of an object and of all that it leads to, with compressed references. */
  private static long size(Object object, Set<Object> seen) {
    if (object == null || !seen.add(object)) {
      return 0;
    }
    Class<?> type = object.getClass();
    return type.isArray() ? sizeOfArray(object, seen) : sizeOfFields(object, type, seen);
  }

  private static long sizeOfArray(Object array, Set<Object> seen) {
    int length = Array.getLength(array);
    Class<?> element = array.getClass().getComponentType();
    long size = aligned(HEADER + Integer.BYTES + (long) length * bytes(element));
    for (int i = 0; i < length && !element.isPrimitive(); i++) {
      size += size(Array.get(array, i), seen);
    }
    return size;
  }

  private static long sizeOfFields(Object object, Class<?> type, Set<Object> seen) {
    long own = HEADER;
    long others = 0;
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        own += bytes(field.getType());
        others += field.getType().isPrimitive() ? 0 : size(value(field, object), seen);
      }
    }
    return aligned(own) + others;
  }

  private static Object value(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static int bytes(Class<?> type) {
    return type == long.class ? Long.BYTES : Integer.BYTES;
  }

  private static long aligned(long bytes) {
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }
}
