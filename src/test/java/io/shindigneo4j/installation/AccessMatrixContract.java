package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.JsonPath;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every caller and every service gets the statuses of {@code access-matrix.txt}. */
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = 10, unit = TimeUnit.MINUTES)
abstract class AccessMatrixContract {

  @RegisterExtension final RunningShindig shindig;
  private final AccessFixture fixture;

  AccessMatrixContract(String queries) {
    this(queries, TomcatRelease.TOMCAT_9);
  }

  AccessMatrixContract(String queries, TomcatRelease release) {
    shindig = new RunningShindig(queries, release);
    fixture = new AccessFixture(shindig);
  }

  static List<AccessCase> writes() {
    return AccessMatrix.writes();
  }

  @ParameterizedTest
  @EnumSource
  void readsAreAnsweredToThoseWhoMayRead(ApiCaller caller) {
    fixture.refresh();
    List<AccessCase> reads = AccessMatrix.reads();
    for (AccessCase read : reads) {
      assertRest(read, caller);
    }
    assertBatch(reads, caller);
  }

  @ParameterizedTest
  @MethodSource("writes")
  void writesAreDoneForThoseWhoMayWrite(AccessCase write) {
    for (ApiCaller caller : ApiCaller.values()) {
      inFreshFixture(write, caller, () -> assertRest(write, caller));
    }
  }

  @Exhaustive
  @ParameterizedTest
  @MethodSource("writes")
  void writesByRpcAreDoneForThoseWhoMayWrite(AccessCase write) {
    for (ApiCaller caller : ApiCaller.values()) {
      inFreshFixture(write, caller, () -> assertBatch(List.of(write), caller));
    }
  }

  private void inFreshFixture(AccessCase write, ApiCaller caller, Runnable action) {
    fixture.refresh();
    if (write.status(caller) == 200) {
      fixture.changed();
    }
    action.run();
  }

  private void assertRest(AccessCase row, ApiCaller caller) {
    RequestSpecification request = caller.request(shindig.social()).urlEncodingEnabled(false);
    if (row.body() != null) {
      request.body(row.body());
    }
    assertThat(request.request(row.verb(), "/rest" + fixture.fill(row.path())).statusCode())
        .describedAs("%s as %s", row, caller)
        .isEqualTo(row.status(caller));
  }

  private void assertBatch(List<AccessCase> rows, ApiCaller caller) {
    List<Map<String, Object>> batch = rows.stream().map(row -> row.call(fixture::fill)).toList();
    JsonPath answers =
        JsonPath.from(caller.request(shindig.social()).body(batch).post("/rpc").asString());
    for (int i = 0; i < rows.size(); i++) {
      assertThat(status(answers, i))
          .describedAs("RPC %s as %s", rows.get(i), caller)
          .isEqualTo(rows.get(i).status(caller));
    }
  }

  private static int status(JsonPath answers, int index) {
    Integer code = answers.get("[" + index + "].error.code");
    return code == null ? 200 : code;
  }

  @Test
  void whatIsHiddenLeavesNoTraceInCountsFiltersAndOrders() {
    fixture.refresh();
    assertCount("stranger", "/groups/john.doe?filterBy=title&filterValue=closed", 0);
    assertCount("admin", "/groups/john.doe?filterBy=title&filterValue=closed", 1);
    assertCount("stranger", "/people/john.doe/" + fixture.id("closed"), 0);
    assertCount("stranger", "/activitystreams/john.doe/" + fixture.id("closed"), 0);
    assertCount("stranger", "/albums/john.doe/" + fixture.id("closed"), 0);
    Response data = shindig.social().as("stranger").get("/rest/appdata/john.doe/@all/1");
    assertThat(data.<Map<String, Object>>path("entry").keySet()).isSubsetOf("stranger");
  }

  private void assertCount(String viewer, String path, int count) {
    Response answer = shindig.social().as(viewer).get("/rest" + path);
    assertThat(answer.<Integer>path("totalResults")).describedAs(path).isEqualTo(count);
  }

  /** Every method but those about the system and the supported fields. */
  @Test
  void theTableHasEveryMethod() {
    List<String> methods =
        JsonPath.from(
                shindig
                    .social()
                    .as(AccessCase.PERSON)
                    .body(Map.of("method", "system.listMethods"))
                    .post("/rpc")
                    .asString())
            .getList("result");
    List<String> covered = AccessMatrix.all().stream().map(AccessCase::method).distinct().toList();
    assertThat(methods)
        .filteredOn(
            method ->
                method.matches("(activit|album|appdata|graph|group|media|message|people|user).*"))
        .filteredOn(method -> !method.endsWith(".supportedFields"))
        .filteredOn(method -> !ALIASES.contains(method))
        .isSubsetOf(covered);
  }

  /**
   * Aliases of methods in the table, and changes of membership, which the tests of groups cover.
   */
  private static final List<String> ALIASES =
      List.of(
          "activities.update",
          "appdata.create",
          "groups.join",
          "groups.leave",
          "groups.removeMember",
          "groups.changeRole",
          "groups.invited",
          "groups.invite",
          "groups.withdrawInvitation",
          "groups.invitations",
          "groups.accept",
          "groups.decline",
          "mediaItem.create",
          "messages.send",
          "messages.update",
          "messages.modify");
}
