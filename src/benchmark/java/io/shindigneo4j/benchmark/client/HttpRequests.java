package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.QuestionRequest;

/** A client of HTTP, whose requests another client can send as well. */
public interface HttpRequests extends Client {

  /** Of a server on this machine. */
  int port();

  /** The whole request. */
  byte[] bytes(QuestionRequest request);
}
