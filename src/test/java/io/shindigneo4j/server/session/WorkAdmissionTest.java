package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** With a client that reads when the test says so. */
@DisplayName("The work of a session")
class WorkAdmissionTest {

  private final WorkAdmission admission = new WorkAdmission();
  private final Client client = new Client();
  private final List<Long> begun = new ArrayList<>();
  private int patiences;

  /** What a client has not read, of answers that all have one size. */
  private static final class Client implements UnreadAnswers {

    private final List<Runnable> tasks = new ArrayList<>();
    private int room = Integer.MAX_VALUE;
    private boolean reads = true;

    /** The last answer is sent right after somebody has asked whether it is. */
    private boolean readsSoon;

    @Override
    public boolean hasRoom(int answers) {
      return answers < room;
    }

    @Override
    public boolean areSent() {
      boolean before = reads;
      reads |= readsSoon;
      return before;
    }

    @Override
    public void onSent(Runnable task) {
      if (readsSoon) {
        task.run();
      } else {
        tasks.add(task);
      }
    }

    private void read() {
      List<Runnable> now = List.copyOf(tasks);
      tasks.clear();
      now.forEach(Runnable::run);
    }
  }

  @Test
  void beginsAtOnceWhereTheClientReads() {
    begin(1, AccessMode.READ);
    begin(2, AccessMode.WRITE);
    assertThat(begun).containsExactly(1L, 2L);
  }

  @Test
  void waitsForTheClientInItsOrder() {
    client.room = 0;
    client.reads = false;
    begin(1, AccessMode.READ);
    begin(2, AccessMode.READ);
    begin(3, AccessMode.WRITE);
    assertThat(begun).isEmpty();
    client.room = 2;
    client.read();
    assertThat(begun).as("the next read would be too much").containsExactly(1L);
    client.room = 10;
    client.read();
    assertThat(begun).containsExactly(1L, 2L, 3L);
    assertThat(patiences).as("that go on").isZero();
  }

  @Test
  void runsOneAtATimeWhereAnAnswerIsLargerThanAllRoom() {
    client.room = 0;
    WorkAdmission.Place first = begin(1, AccessMode.READ);
    begin(2, AccessMode.READ);
    assertThat(begun).containsExactly(1L);
    first.leave();
    assertThat(begun).containsExactly(1L, 2L);
  }

  @Test
  void waitsAgainWhereTheRoomIsGoneBeforeItHasAThread() {
    WorkAdmission.Place first = begin(1, AccessMode.READ);
    WorkAdmission.Place second = begin(2, AccessMode.READ);
    client.room = 0;
    client.reads = false;
    assertThat(second.waitsAgain()).isTrue();
    assertThat(first.waitsAgain()).isTrue();
    client.reads = true;
    client.read();
    assertThat(begun).containsExactly(1L, 2L, 1L);
    assertThat(first.waitsAgain()).as("one runs in any case").isFalse();
  }

  @Test
  void leavesPlacesToOthers() {
    List<WorkAdmission.Place> places = new ArrayList<>();
    for (int i = 0; i < WorkAdmission.MAX_RUNNING; i++) {
      places.add(begin(i, AccessMode.WRITE));
    }
    begin(100, AccessMode.WRITE);
    assertThat(begun).hasSize(WorkAdmission.MAX_RUNNING);
    places.get(7).leave();
    assertThat(begun).endsWith(100L);
  }

  @Test
  void waitsInVainForAClientThatDoesNotReadButNotForOtherWork() {
    for (int i = 0; i < WorkAdmission.MAX_RUNNING; i++) {
      begin(i, AccessMode.WRITE);
    }
    WorkAdmission.Place last = begin(100, AccessMode.WRITE);
    assertThat(last.hasWaitedInVain()).isFalse();
    client.reads = false;
    assertThat(last.hasWaitedInVain()).isTrue();
  }

  @Test
  void doesNotBeginAfterItHasEnded() {
    client.room = 0;
    client.reads = false;
    WorkAdmission.Place gone = begin(1, AccessMode.READ);
    assertThat(patiences).isOne();
    gone.leave();
    assertThat(patiences).isZero();
    client.room = 10;
    client.read();
    begin(2, AccessMode.READ);
    assertThat(begun).containsExactly(2L);
  }

  @Test
  void isForgottenWhenItEndsBehindOthersThatWait() {
    for (int i = 0; i < WorkAdmission.MAX_RUNNING; i++) {
      begin(i, AccessMode.READ);
    }
    WorkAdmission.Place head = begin(100, AccessMode.READ);
    for (int i = 0; i < 10; i++) {
      begin(200 + i, AccessMode.READ).leave();
    }
    assertThat(admission.waiting()).as("the head").isOne();
    head.leave();
    assertThat(admission.waiting()).isZero();
  }

  @Test
  void takesNoPlaceWhereItHasEndedBefore() {
    WorkAdmission.Place gone = place(1, AccessMode.READ);
    gone.leave();
    begin(gone, 1);
    assertThat(begun).isEmpty();
    client.room = 0;
    begin(2, AccessMode.READ);
    assertThat(begun).as("as nothing runs").containsExactly(2L);
  }

  @Test
  void beginsThoughTheLastAnswerIsSentBetweenTwoLooks() {
    client.room = 0;
    WorkAdmission.Place last = begin(1, AccessMode.READ);
    begin(2, AccessMode.READ);
    client.reads = false;
    client.readsSoon = true;
    last.leave();
    assertThat(begun).containsExactly(1L, 2L);
  }

  @Test
  void doesNotOvertakeWhatNeedsMoreRoom() {
    begin(1, AccessMode.READ);
    client.room = 2;
    client.reads = false;
    begin(2, AccessMode.READ);
    begin(3, AccessMode.WRITE);
    assertThat(begun).as("though there is room for a write").containsExactly(1L);
    client.room = 10;
    client.read();
    assertThat(begun).containsExactly(1L, 2L, 3L);
  }

  @Test
  void goesOnThoughTheWorkBeforeItCannotBegin() {
    client.room = 0;
    WorkAdmission.Place first = begin(1, AccessMode.READ);
    place(2, AccessMode.READ)
        .begin(
            atOnce -> {
              throw new OutOfMemoryError("Java heap space");
            },
            () -> () -> {});
    begin(3, AccessMode.READ);
    client.room = 10;
    assertThatThrownBy(first::leave).isInstanceOf(OutOfMemoryError.class);
    begin(4, AccessMode.READ);
    assertThat(begun).containsExactly(1L, 3L, 4L);
  }

  private WorkAdmission.Place begin(long id, AccessMode mode) {
    WorkAdmission.Place place = place(id, mode);
    begin(place, id);
    return place;
  }

  private WorkAdmission.Place place(long id, AccessMode mode) {
    Work work = new RunCypher(id, mode, Duration.ZERO, "RETURN 1", Map.of());
    ResponseSender sender =
        new ResponseSender() {
          @Override
          public void send(byte[] payload) {}

          @Override
          public UnreadAnswers unread() {
            return client;
          }
        };
    return admission.place(new IncomingRequest<>(work, 0, 0, sender));
  }

  private void begin(WorkAdmission.Place place, long id) {
    place.begin(
        atOnce -> begun.add(id),
        () -> {
          patiences++;
          return () -> patiences--;
        });
  }
}
