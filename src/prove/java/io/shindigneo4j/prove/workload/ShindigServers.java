package io.shindigneo4j.prove.workload;

import java.io.IOException;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/**
 * The servers of Shindig as clients see them behind a load balancer: what could not be sent to one
 * goes to the next. So does a read that was not answered, or with 503. Safe for use by many
 * threads.
 */
public final class ShindigServers {

  /** Of a request. */
  static final Duration LIMIT = Duration.ofSeconds(60);

  private static final int UNAVAILABLE = 503;

  private final String client;
  private final List<String> addresses;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(LIMIT).build();

  /** The one that has answered last. */
  private volatile int current;

  private ShindigServers(String client, List<String> addresses) {
    this.client = client;
    this.addresses = List.copyOf(addresses);
  }

  /**
   * @param addresses with a slash at the end of each
   */
  public static ShindigServers of(String... addresses) {
    return forClient(SocialRun.REST, addresses);
  }

  /**
   * @param name of the clients in histories
   * @param addresses with a slash at the end of each
   */
  public static ShindigServers forClient(String name, String... addresses) {
    return new ShindigServers(name, List.of(addresses));
  }

  /** The name of the clients in histories. */
  public String client() {
    return client;
  }

  /**
   * @param request makes the request to an address
   * @throws IOException if no server has answered
   */
  HttpResponse<String> send(Function<String, HttpRequest> request)
      throws IOException, InterruptedException {
    int first = current;
    for (int next = 1; ; next++) {
      HttpRequest sent = request.apply(addresses.get((first + next - 1) % addresses.size()));
      boolean last = next == addresses.size();
      try {
        HttpResponse<String> response = http.send(sent, BodyHandlers.ofString());
        if (last || !isRead(sent) || response.statusCode() != UNAVAILABLE) {
          current = (first + next - 1) % addresses.size();
          return response;
        }
      } catch (ConnectException e) {
        failIf(last, e);
      } catch (IOException e) {
        failIf(last || !isRead(sent), e);
      }
    }
  }

  private static boolean isRead(HttpRequest request) {
    return request.method().equals("GET");
  }

  private static void failIf(boolean failed, IOException failure) throws IOException {
    if (failed) {
      throw failure;
    }
  }
}
