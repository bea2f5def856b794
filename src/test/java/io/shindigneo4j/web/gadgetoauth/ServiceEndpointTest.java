package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.TestClients;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A service that hangs")
@Timeout(TestDeadlines.TEST_SECONDS)
class ServiceEndpointTest {
  private static final GadgetService SLOW = service("slow", "https://slow.example/");
  private static final GadgetService SIGNED = service("signed");

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CountDownLatch begun = new CountDownLatch(ServicePlaces.MAX);
  private final CountDownLatch answer = new CountDownLatch(1);
  private final ServicePlaces places = new ServicePlaces();
  private final ServiceEndpoint endpoint = new ServiceEndpoint(this::fetch, places);

  @AfterEach
  void stop() {
    TestClients.leave();
    answer.countDown();
    threads.shutdown();
  }

  private HttpResponse fetch(HttpRequest request) throws GadgetException {
    if (request.getUri().getPath().equals("/fails")) {
      throw new GadgetException(GadgetException.Code.INVALID_PARAMETER);
    }
    if (request.getUri().getPath().equals("/hangs")) {
      begun.countDown();
      await(answer);
    }
    return new HttpResponseBuilder().setHttpStatusCode(200).create();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(TestDeadlines.TEST_SECONDS, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static GadgetService service(String id, String... resources) {
    return new GadgetService(
        id,
        "https://g.example/",
        id,
        ClientProof.NONE,
        "client",
        null,
        null,
        null,
        null,
        null,
        List.of(resources),
        1);
  }

  private int status(GadgetService service, String address) throws ServiceFailure {
    return endpoint.fetch(service, new HttpRequest(Uri.parse(address))).getHttpStatusCode();
  }

  private int quietly(GadgetService service, String address) {
    try {
      return status(service, address);
    } catch (ServiceFailure e) {
      throw new AssertionError(e);
    }
  }

  private List<CompletableFuture<Integer>> hang(GadgetService service, String address) {
    List<CompletableFuture<Integer>> all = new ArrayList<>();
    for (int i = 0; i < ServicePlaces.MAX; i++) {
      all.add(CompletableFuture.supplyAsync(() -> quietly(service, address), threads));
    }
    await(begun);
    return all;
  }

  private void assertBusy(GadgetService service, String address) {
    assertThatExceptionOfType(ServiceFailure.class)
        .isThrownBy(() -> status(service, address))
        .satisfies(failure -> assertThat(failure.code()).isEqualTo(FailureCode.BUSY));
  }

  @Test
  void leavesTheOthersTheirPlaces() throws ServiceFailure {
    List<CompletableFuture<Integer>> all = hang(SLOW, "https://slow.example/hangs");
    assertBusy(SLOW, "https://slow.example/");
    assertBusy(SLOW, "https://other.example/");
    assertThat(status(service("fast", "https://slow.example/"), "https://slow.example/"))
        .isEqualTo(200);
    answer.countDown();
    all.forEach(each -> assertThat(each.join()).isEqualTo(200));
    assertThat(status(SLOW, "https://slow.example/")).isEqualTo(200);
    assertThat(places.services()).isZero();
  }

  @Test
  void leavesOtherHostsTheirPlacesWhereAllAreSignedFor() throws ServiceFailure {
    List<CompletableFuture<Integer>> all = hang(SIGNED, "https://slow.example/hangs");
    assertBusy(SIGNED, "https://slow.example/");
    assertThat(status(SIGNED, "https://other.example/")).isEqualTo(200);
    answer.countDown();
    all.forEach(CompletableFuture::join);
    assertThat(places.services()).isZero();
  }

  private List<CompletableFuture<Integer>> hang(Client client, int most) {
    return IntStream.range(0, most)
        .mapToObj(
            i ->
                CompletableFuture.supplyAsync(
                    () -> {
                      TestClients.enter(client);
                      try {
                        return quietly(SLOW, "https://slow.example/hangs");
                      } finally {
                        TestClients.leave();
                      }
                    },
                    threads))
        .toList();
  }

  @Test
  void isLeftToOthersByAViewerWhoWaitsForIt() throws ServiceFailure {
    Client jane = TestClients.viewer("jane");
    Client stranger = TestClients.address("192.0.2.1");
    List<CompletableFuture<Integer>> all = new ArrayList<>();
    all.addAll(hang(jane, ServicePlaces.MAX_OF_VIEWER));
    all.addAll(hang(stranger, ServicePlaces.MAX_OF_ADDRESS));
    TestDeadlines.await().until(() -> begun.getCount() == ServicePlaces.MAX - all.size());
    assertThat(ServicePlaces.MAX_OF_ADDRESS).isLessThan(ServicePlaces.MAX_OF_VIEWER);
    for (Client client : List.of(jane, stranger)) {
      TestClients.enter(client);
      assertBusy(SLOW, "https://slow.example/");
    }
    TestClients.enter(TestClients.viewer("john"));
    assertThat(status(SLOW, "https://slow.example/")).isEqualTo(200);
    TestClients.leave();
    answer.countDown();
    all.forEach(each -> assertThat(each.join()).isEqualTo(200));
    assertThat(places.services()).isZero();
  }

  @Test
  void keepsNoPlaceForWhatCannotBeSent() {
    assertThatExceptionOfType(ServiceFailure.class)
        .isThrownBy(() -> status(SLOW, "https://slow.example/fails"))
        .satisfies(failure -> assertThat(failure.code()).isEqualTo(FailureCode.REQUEST));
    assertThat(places.services()).isZero();
  }
}
