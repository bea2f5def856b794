package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Calls native procedures through the plug-in's own HTTP endpoint. */
final class PluginHttpClient implements Client {

  private static final int OK = 200;

  private final String address;
  private final Format format;
  private final HttpPostClient posts;

  /**
   * @param address without a slash at the end
   */
  PluginHttpClient(String address, Credentials user, Format format) {
    this.address = address + "/call/";
    this.format = format;
    this.posts = new HttpPostClient(user, "application/" + format.name());
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
  public ShindigAnswer ask(QuestionRequest request) {
    HttpResponse<byte[]> response =
        posts.send(URI.create(address + request.text()), format.write(request.parameters()));
    if (response.statusCode() != OK) {
      throw new IllegalStateException(
          "the plug-in answered %d: %s"
              .formatted(
                  response.statusCode(), new String(response.body(), StandardCharsets.UTF_8)));
    }
    return request.answer(rows(response.body()).fields());
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
  public void close() {}
}
