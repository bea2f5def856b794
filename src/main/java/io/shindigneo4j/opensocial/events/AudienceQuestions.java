package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.events.RingEntry.Question;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;

/**
 * Asks the graph who may hear the events of a commit, again if it cannot say. What it does not say
 * in time stays unknown.
 */
final class AudienceQuestions {

  /** Questions of one commit at a time. */
  private static final int TOGETHER = 32;

  /** How long to wait for a graph before each further attempt. */
  static final List<Integer> DELAYS_MILLIS = List.of(100, 1_000, 3_000);

  private final AudienceSource source;
  private final LongSupplier nanos;
  private final HubThreads threads;
  private final List<Integer> delaysMillis;
  private final int patienceMillis;

  /**
   * @param delaysMillis how long to wait before each further attempt
   * @param patienceMillis for all questions of a commit, with all attempts
   */
  AudienceQuestions(
      AudienceSource source,
      LongSupplier nanos,
      HubThreads threads,
      List<Integer> delaysMillis,
      int patienceMillis) {
    this.source = source;
    this.nanos = nanos;
    this.threads = threads;
    this.delaysMillis = delaysMillis;
    this.patienceMillis = patienceMillis;
  }

  /** Completes once the entry has all answers that it gets. */
  CompletableFuture<Void> ask(RingEntry entry, Candidates candidates) {
    List<Question> questions = entry.questions();
    if (questions.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    CompletableFuture<Void> done = new CompletableFuture<>();
    Future<?> deadline = threads.later(patienceMillis, () -> done.complete(null));
    ask(new Round(entry, questions, candidates, done), 0)
        .whenComplete(
            (all, failure) -> {
              deadline.cancel(false);
              done.complete(null);
            });
    return done;
  }

  /** The questions of a commit, until they are done. */
  private record Round(
      RingEntry entry,
      List<Question> questions,
      Candidates candidates,
      CompletableFuture<Void> done) {

    /** An answer that comes too late would take memory that was not counted. */
    void answer(Question question, AudienceAnswer reply) {
      if (!done.isDone()) {
        entry.answer(question, reply);
      }
    }
  }

  private CompletableFuture<Void> ask(Round round, int start) {
    if (start >= round.questions().size() || round.done().isDone()) {
      return CompletableFuture.completedFuture(null);
    }
    int end = Math.min(start + TOGETHER, round.questions().size());
    CompletableFuture<?>[] answers =
        round.questions().subList(start, end).stream()
            .map(question -> ask(round, question))
            .toArray(CompletableFuture<?>[]::new);
    return CompletableFuture.allOf(answers).thenCompose(all -> ask(round, end));
  }

  private CompletableFuture<Void> ask(Round round, Question question) {
    return ask(round, question, 0)
        .thenAccept(reply -> round.answer(question, reply))
        .exceptionally(failure -> null); // it stays unknown
  }

  private CompletableFuture<AudienceAnswer> ask(Round round, Question question, int failures) {
    return once(question, round.candidates())
        .exceptionallyCompose(
            failure ->
                failures == delaysMillis.size() || round.done().isDone()
                    ? CompletableFuture.failedFuture(failure)
                    : later(failures).thenCompose(waited -> ask(round, question, failures + 1)));
  }

  private CompletableFuture<Void> later(int failures) {
    CompletableFuture<Void> waited = new CompletableFuture<>();
    threads.later(delaysMillis.get(failures), () -> waited.complete(null));
    return waited;
  }

  /** One attempt, about one viewer, within the same time. */
  CompletableFuture<AudienceAnswer> askAbout(String viewer, Question question) {
    CompletableFuture<AudienceAnswer> answer = new CompletableFuture<>();
    Future<?> deadline =
        threads.later(patienceMillis, () -> answer.completeExceptionally(new TimeoutException()));
    once(question, new Candidates(Set.of(viewer)))
        .whenComplete(
            (reply, failure) -> {
              deadline.cancel(false);
              if (failure == null) {
                answer.complete(reply);
              } else {
                answer.completeExceptionally(failure);
              }
            });
    return answer;
  }

  private CompletableFuture<AudienceAnswer> once(Question question, Candidates candidates) {
    long sent = nanos.getAsLong();
    try {
      List<CompletableFuture<Set<String>>> answers =
          candidates.chunks().stream()
              .map(chunk -> source.ask(question.person(), question.group(), chunk))
              .toList();
      return CompletableFuture.allOf(answers.toArray(CompletableFuture<?>[]::new))
          .thenApply(
              all ->
                  new AudienceAnswer(
                      candidates.only(answers.stream().map(CompletableFuture::join).toList()),
                      candidates.all(),
                      sent));
    } catch (RuntimeException e) { // of a driver that is closed
      return CompletableFuture.failedFuture(e);
    }
  }
}
