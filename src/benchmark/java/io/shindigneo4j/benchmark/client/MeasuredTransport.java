package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.question.AnswerReader;
import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.RequestForm;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.util.List;
import java.util.stream.IntStream;

/** A client and a form of requests, with the transport's name in the report. */
public record MeasuredTransport(String name, RequestForm form, Client client)
    implements AutoCloseable {

  /** How many calls a thread sends at a time when it pipelines. */
  private static final int PIPELINE_DEPTH = 8;

  public static final String PING_PONG = "tcp-ping-pong";

  /** The question's requests in this transport's form. */
  public List<QuestionRequest> put(Question question) {
    return form.put(question);
  }

  /**
   * Whether this transport can answer the question. An answer of one item has no form with a record
   * for each item.
   */
  public boolean supports(Question question) {
    return switch (name) {
      case "bolt-one-row", "websocket-cypher-rows" -> !question.rows().equals(question.cypher());
      default -> client.supports(question);
    };
  }

  /** The question as work to measure: one call at a time, whose answer is read completely. */
  public Contender contender(String suite, Question question, int threads) {
    List<QuestionRequest> request = put(question);
    return new Contender(
        setting(suite, question.name(), threads),
        wholeCycles(question.repetitions(), request.size()),
        number ->
            AnswerReader.read(client.ask(request.get(Math.floorMod(number, request.size())))));
  }

  /**
   * Like {@link #contender}, but each of several threads pipelines eight calls if the client can.
   */
  public Contender pipelining(String suite, Question question, int threads) {
    if (threads == 1 || !client.pipelines()) {
      return contender(suite, question, threads);
    }
    List<QuestionRequest> request = put(question);
    return new Contender(
        setting(suite, question.name(), threads),
        1,
        PIPELINE_DEPTH,
        number ->
            client.askAll(next(request, number)).stream().mapToLong(AnswerReader::read).sum());
  }

  /** The requests for a call number. The requests repeat cyclically. */
  private static List<QuestionRequest> next(List<QuestionRequest> request, int number) {
    return IntStream.range(0, PIPELINE_DEPTH)
        .mapToObj(
            place -> request.get(Math.floorMod(number * PIPELINE_DEPTH + place, request.size())))
        .toList();
  }

  /** Rounds up to whole cycles, so that each set of parameters is used equally often. */
  private static int wholeCycles(int repetitions, int cycle) {
    return (repetitions + cycle - 1) / cycle * cycle;
  }

  private BenchmarkSetting setting(String suite, String query, int threads) {
    return new BenchmarkSetting(
        suite,
        query,
        name,
        client.format(),
        client.compression(),
        client.connections(threads),
        threads);
  }

  @Override
  public void close() {
    client.close();
  }
}
