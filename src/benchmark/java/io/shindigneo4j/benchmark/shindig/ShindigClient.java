package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.client.HttpRequests;
import io.shindigneo4j.benchmark.http.KeptConnections;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;

/** Calls Shindig as the viewer, over connections that stay open. */
final class ShindigClient implements HttpRequests {

  private final ViewerTokens tokens = new ViewerTokens();

  /** Requests by parameter map. The questions use the same map objects again. */
  private final Map<Object, SocialRequest> calls =
      Collections.synchronizedMap(new IdentityHashMap<>());

  private final KeptConnections connections;
  private final ShindigProtocol protocol;
  private final BackEnd backEnd;

  ShindigClient(int port, ShindigProtocol protocol, BackEnd backEnd) {
    this.connections = new KeptConnections(port);
    this.protocol = protocol;
    this.backEnd = backEnd;
  }

  @Override
  public String format() {
    return "json";
  }

  @Override
  public int connections(int threads) {
    return threads;
  }

  @Override
  public boolean supports(Question question) {
    return SocialRequests.has(question) && backEnd.supports(question);
  }

  @Override
  public boolean keepsOrder(Question question) {
    return backEnd.keepsOrder(question);
  }

  @Override
  public int port() {
    return connections.port();
  }

  @Override
  public byte[] bytes(QuestionRequest request) {
    return bytes(call(request));
  }

  private SocialRequest call(QuestionRequest request) {
    return calls.computeIfAbsent(request.parameters(), parameters -> SocialRequests.of(request));
  }

  private byte[] bytes(SocialRequest call) {
    return protocol.request(port(), call, tokens.of(call.viewer()));
  }

  @Override
  public ShindigAnswer ask(QuestionRequest request) {
    SocialRequest call = call(request);
    byte[] body = connections.ask(bytes(call)).successful("Shindig");
    try {
      return SocialJson.answer(body, call, protocol);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    connections.close();
  }
}
