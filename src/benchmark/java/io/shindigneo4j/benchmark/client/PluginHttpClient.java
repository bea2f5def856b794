package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.http.KeptConnections;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** Calls native procedures through the plug-in's own HTTP endpoint. */
final class PluginHttpClient implements HttpRequests {

  private final Format format;
  private final UserRequests requests;
  private final KeptConnections connections;

  /**
   * @param address without a slash at the end
   */
  PluginHttpClient(String address, Credentials user, Format format) {
    this.format = format;
    connections = new KeptConnections(URI.create(address).getPort());
    requests = new UserRequests(connections.port(), user, "application/" + format.name());
  }

  @Override
  public String format() {
    return format.name();
  }

  @Override
  public int connections(int threads) {
    return threads;
  }

  @Override
  public int port() {
    return connections.port();
  }

  @Override
  public byte[] bytes(QuestionRequest request) {
    return requests.post("/call/" + request.text(), format.write(request.parameters()));
  }

  @Override
  public ShindigAnswer ask(QuestionRequest request) {
    byte[] body = connections.ask(bytes(request)).successful("the plug-in");
    return request.answer(rows(body).fields());
  }

  @SuppressWarnings("unchecked") // as docs/http.md has it
  private TabularRecords rows(byte[] body) {
    try {
      Map<String, Object> answer = format.read(body);
      return new TabularRecords(
          (List<String>) answer.get("columns"), (List<List<Object>>) answer.get("records"));
    } catch (MalformedMessageException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    connections.close();
  }
}
