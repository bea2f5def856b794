package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import java.util.List;
import java.util.stream.Stream;

/** Questions about messages and their collections. */
final class MessageQuestions {

  private static final int PAGE = 20;

  private static final String INBOX = "@inbox";

  private static final List<String> VALUES = List.of("values");

  private final QuestionSubjects subjects;

  MessageQuestions(QuestionSubjects subjects) {
    this.subjects = subjects;
  }

  Question inbox() {
    return Question.ofList(
        "inbox",
        MessageOperations.LIST,
        "messages",
        VALUES,
        ShindigBeans::message,
        subjects
            .some("inbox", place -> subjects.population().inbox(place).size() >= PAGE)
            .map(Population::id)
            .map(
                id ->
                    new ListMessages(id, INBOX, List.of(), FirstPage.of(PAGE), Questions.MESSAGES))
            .toList());
  }

  Question collections() {
    return Question.ofList(
        "message-collections",
        MessageOperations.LIST_COLLECTIONS,
        "collections",
        VALUES,
        ShindigBeans::collection,
        withMessages("message-collections")
            .map(Population::id)
            .map(id -> new ListCollections(id, FirstPage.of(PAGE), Questions.COLLECTIONS))
            .toList());
  }

  private Stream<Integer> withMessages(String question) {
    return subjects.some(question, place -> !subjects.population().inbox(place).isEmpty());
  }

  Question message() {
    return Question.ofList(
        "message",
        MessageOperations.LIST,
        "messages",
        VALUES,
        ShindigBeans::message,
        withMessages("message").map(this::lastMessage).toList());
  }

  private ListMessages lastMessage(int place) {
    List<String> inbox = subjects.population().inbox(place);
    List<String> last = inbox.subList(inbox.size() - 1, inbox.size());
    return new ListMessages(Population.id(place), INBOX, last, FirstPage.of(1), Questions.MESSAGES);
  }
}
